import { Injectable } from '@nestjs/common';
import { expiryDefaults, type ExpirySettings, type expirySettings } from '@portal/contracts';
import type { Call, NewEvent } from '@portal/service-kit';
import type { AlertDays } from './end.js';
import { ExpirySettingsRepository } from './expiry-settings.repository.js';
import type { ExpirySettingsRecord } from './expiry-settings.schema.js';

/** There are settings for the whole portal, so their record has one id. */
const _id = 'expiry-settings';

/** From when on an end counts as near, and when its sides are told; the Super Admin sets it. */
@Injectable()
export class ExpirySettingsService {
  constructor(private readonly settings: ExpirySettingsRepository) {}

  async get(): Promise<ExpirySettings> {
    const found = await this.settings.find(_id);
    return found ? shown(found) : { ...expiryDefaults, version: 1 };
  }

  async alertDays(): Promise<AlertDays> {
    return alertDaysOf(await this.get());
  }

  async set({ actor, body, ifMatch }: Call<typeof expirySettings.set>): Promise<ExpirySettings> {
    await this.settings.createOnce({ _id, ...expiryDefaults }, undefined);
    const event: NewEvent = {
      subject: 'asset.expiry-settings.changed',
      by: actor,
      label: `${body.warrantyAlertDays} · ${body.amcAlertDays}`,
      organizations: [],
      data: body,
    };
    return shown(await this.settings.update(_id, {}, () => ({ set: body, event }), { ifMatch }));
  }
}

const alertDaysOf = ({
  warrantyAlertDays,
  amcAlertDays,
}: Pick<ExpirySettings, 'warrantyAlertDays' | 'amcAlertDays'>): AlertDays => ({
  warranty: warrantyAlertDays,
  amc: amcAlertDays,
});

/** Where nobody has set them. */
export const usualAlertDays = alertDaysOf(expiryDefaults);

const shown = ({
  warrantyAlertDays,
  amcAlertDays,
  warrantyViewMonths,
  amcViewMonths,
  noticeDays,
  version,
}: ExpirySettingsRecord): ExpirySettings => ({
  ...{ warrantyAlertDays, amcAlertDays, warrantyViewMonths, amcViewMonths },
  ...{ noticeDays, version },
});
