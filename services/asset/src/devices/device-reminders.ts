import { Injectable } from '@nestjs/common';
import { dayInIndia, nextDay, verification } from '@portal/contracts';
import { portalItself, Sweep } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetEvent } from '../assets/asset.draft.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { toHolder } from './device.notices.js';

const day = 24 * 60 * 60 * 1_000;

/** Reminds holders: of a device that they have not acknowledged for days, and of a warranty that ends. */
@Injectable()
export class DeviceReminders extends Sweep {
  constructor(
    private readonly assets: AssetRepository,
    private readonly warranties: WarrantyRepository,
  ) {
    super();
  }

  async sweep() {
    await this.remindOfAcknowledgment();
    await this.remindOfWarranty();
  }

  private async remindOfAcknowledgment() {
    const before = new Date(Date.now() - verification.reminderDays * day);
    const waiting = {
      endUserId: { $exists: true },
      'device.acknowledgmentStatus': 'Pending',
      allocationDate: { $lt: before },
      remindedAt: { $not: { $gte: before } },
    };
    const waits = ({ endUserId, device, allocationDate, remindedAt }: AssetRecord) =>
      endUserId !== undefined &&
      device?.acknowledgmentStatus === 'Pending' &&
      (allocationDate ?? before) < before &&
      (remindedAt ?? new Date(0)) < before;
    for await (const { _id } of this.assets.each(waiting, { hint: 'unacknowledged' }))
      await this.assets.update(_id, {}, (asset) =>
        waits(asset)
          ? {
              set: { remindedAt: new Date() },
              event: assetEvent(
                'device.reminded',
                portalItself,
                asset,
                toHolder(asset, 'Please acknowledge that you received {{device}}', { device: asset.name }),
              ),
              quiet: true,
            }
          : {},
      );
  }

  /** Once for each end: of the registered warranty, or where none is registered, of the end that was given with the asset. */
  private async remindOfWarranty() {
    const today = dayInIndia();
    const last = nextDay(today, verification.warrantyDays);
    const soon = { $gte: today, $lte: last };
    const held = { endUserId: { $exists: true } };
    const ids = new Set<string>();
    for await (const { assetId } of this.warranties.each({ ...held, warrantyEndDate: soon })) ids.add(assetId);
    for await (const { _id } of this.assets.each({ ...held, warrantyExpiry: soon }, { hint: 'heldWarranty' }))
      ids.add(_id);
    const registered = await this.warranties.ofAssets([...ids]);
    for (const id of ids)
      await this.assets.update(id, {}, (asset) => {
        const end = registered.get(id)?.warrantyEndDate ?? asset.warrantyExpiry;
        if (!asset.endUserId || !end || end < today || end > last || asset.remindedFor === end) return {};
        const values = { device: asset.name, day: end };
        const told = toHolder(asset, 'The warranty of {{device}} ends on {{day}}', values);
        return {
          set: { remindedFor: end },
          event: assetEvent('device.reminded', portalItself, asset, told),
          quiet: true,
        };
      });
  }
}
