import { Injectable } from '@nestjs/common';
import { type devices, type OtpSent, verification } from '@portal/contracts';
import { type Call, type Change, type DomainError, Kit, nextOtp, otpsToOne, refuse, tryOtp } from '@portal/service-kit';
import type { z } from 'zod';
import type { AssetRecord, DeviceState } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetEvent } from '../assets/asset.draft.js';
import { deviceErrors } from './device.errors.js';
import { ownRows } from './device.service.js';

/** The one-time password that shows that the holder has the mailbox that the device was assigned to. */
@Injectable()
export class DeviceOtpService {
  constructor(
    private readonly kit: Kit,
    private readonly assets: AssetRepository,
  ) {}

  async send(call: Call<typeof devices.sendOtp>): Promise<z.input<typeof OtpSent>> {
    return sent(await this.assets.once(call, () => this.mail(call), call.params.id));
  }

  private mail(call: Call<typeof devices.sendOtp>): Promise<AssetRecord> {
    const { actor, params } = call;
    const decide = async (asset: AssetRecord): Promise<Change<AssetRecord>> => {
      const { device, endUser, deviceOtp } = asset;
      if (!device || !endUser || device.verificationStatus === 'Completed') throw refuse('ILLEGAL_MOVE');
      if (device.acknowledgmentStatus !== 'Completed') throw deviceErrors.acknowledgeFirst();
      const next = nextOtp(deviceOtp);
      if ('wait' in next) throw deviceErrors.otpTooSoon(next);
      await this.kit.attempts.take(otpsToOne, endUser.email);
      const { code, otp } = next;
      return {
        set: {
          device: {
            ...device,
            otpStatus: 'Pending',
            // Confirmed once is confirmed; a later one-time password is for another verification.
            deliveryRecord: device.deliveryRecord?.confirmedAt
              ? device.deliveryRecord
              : { sentTo: endUser.email, sentAt: new Date() },
          },
          deviceOtp: otp,
        },
        secret: ['deviceOtp'],
        event: assetEvent('device.otp-sent', actor, asset, {
          notice: {
            users: [actor.id],
            title: 'A one-time password for {{device}} was sent to your e-mail',
            values: { device: asset.name },
            record: { type: 'device', id: asset._id },
          },
          mails: [
            {
              to: endUser.email,
              language: call.language,
              subject: 'One-time password for your device {{device}}',
              lines: [
                'Your one-time password is {{code}}.',
                'It is for the verification of {{device}} ({{serialNumber}}) and valid for {{minutes}} minutes.',
                'If you did not ask for it, please tell your administrator.',
              ],
              values: {
                code,
                device: asset.name,
                serialNumber: asset.serialNumber,
                minutes: String(verification.otpMinutes),
              },
            },
          ],
        }),
      };
    };
    return this.assets.update(params.id, ownRows(actor), decide, { request: call });
  }

  async check(call: Call<typeof devices.checkOtp>): Promise<AssetRecord> {
    const { actor, params, body } = call;
    let refusal: DomainError | undefined;
    // The attempt is taken off in the same write that decides on it, so that no two guesses share one.
    const decide = (asset: AssetRecord): Change<AssetRecord> => {
      refusal = undefined;
      const { device, deviceOtp } = asset;
      if (!device) throw refuse('ILLEGAL_MOVE');
      if (device.acknowledgmentStatus !== 'Completed') throw deviceErrors.acknowledgeFirst();
      const { result, otp } = tryOtp(deviceOtp, body.otp);
      if (result === 'right') {
        return {
          set: {
            device: {
              ...device,
              otpStatus: 'Verified',
              deliveryRecord: confirmed(device.deliveryRecord, asset, actor.name),
            },
            deviceOtp: otp,
          },
          secret: ['deviceOtp'],
          event: assetEvent('device.otp-verified', actor, asset),
        };
      }
      refusal = result === 'spent' ? deviceErrors.otpLocked() : deviceErrors.wrongOtp();
      if (result === 'none' || otp === deviceOtp) throw refusal;
      return {
        set: {
          device: { ...device, otpStatus: result === 'spent' ? 'Failed' : 'Pending' },
          deviceOtp: otp,
        },
        secret: ['deviceOtp'],
        refused: true,
        event: assetEvent('device.otp-refused', actor, asset, { data: { attemptsLeft: otp.attemptsLeft } }),
      };
    };
    const after = await this.assets.update(params.id, ownRows(actor), decide, { request: call });
    if (refusal) throw refusal;
    return after;
  }
}

const sent = ({ deviceOtp, endUser }: AssetRecord) => ({
  success: true as const,
  expiresAt: deviceOtp?.expiresAt.toISOString() ?? '',
  sentTo: endUser?.email ?? '',
  attemptsLeft: deviceOtp?.attemptsLeft ?? 0,
});

/** The record that the device arrived: of the first one-time password that its holder entered. */
const confirmed = (
  delivery: DeviceState['deliveryRecord'],
  { endUser, updatedAt }: AssetRecord,
  confirmedBy: string,
) =>
  delivery?.confirmedAt
    ? delivery
    : { ...(delivery ?? { sentTo: endUser?.email ?? '', sentAt: updatedAt }), confirmedAt: new Date(), confirmedBy };
