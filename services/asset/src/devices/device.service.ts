import { Injectable } from '@nestjs/common';
import { type Actor, type devices } from '@portal/contracts';
import { type Call, type Change, Kit, refuse, rowsFor } from '@portal/service-kit';
import { AssetChanges } from '../assets/asset-changes.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetEvent } from '../assets/asset.draft.js';
import { repairChange, repairTrace } from '../assets/repair.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { repairStatusLimit } from './device.errors.js';
import { toOffice } from './device.notices.js';
import { deviceView } from './device.view.js';

/** Devices of their holder: seen and acknowledged. */
@Injectable()
export class DeviceService {
  constructor(
    private readonly assets: AssetRepository,
    private readonly changes: AssetChanges,
    private readonly warranties: WarrantyRepository,
    private readonly amcContracts: AmcContractRepository,
    private readonly kit: Kit,
  ) {}

  async list({ actor }: Call<typeof devices.list>) {
    const found: AssetRecord[] = [];
    for await (const asset of this.assets.each(ownRows(actor), { sort: { allocationDate: -1, _id: 1 } }))
      found.push(asset);
    return this.shown(found);
  }

  async get({ actor, params }: Call<typeof devices.get>) {
    return this.one(await this.assets.findOrFail(params.id, ownRows(actor)));
  }

  async acknowledge(call: Call<typeof devices.acknowledge>) {
    const { actor, params, ifMatch } = call;
    const decide = (now: AssetRecord): Change<AssetRecord> => {
      // Said before: saying it again changes nothing.
      if (now.device?.acknowledgmentStatus === 'Completed') return {};
      if (!now.device) throw refuse('ILLEGAL_MOVE');
      const values = { holder: actor.name, device: now.name };
      return {
        set: { device: { ...now.device, acknowledgmentStatus: 'Completed' } },
        event: assetEvent(
          'device.acknowledged',
          actor,
          now,
          toOffice(now, '{{holder}} acknowledged {{device}}', values),
        ),
      };
    };
    return this.one(await this.assets.update(params.id, ownRows(actor), decide, { ifMatch, request: call }));
  }

  /** The office takes it back by the assignment, which ends the request. */
  async askReturn(call: Call<typeof devices.askReturn>) {
    const { actor, params, body, ifMatch } = call;
    const after = await this.assets.update(
      params.id,
      ownRows(actor),
      (now) => {
        // Asked before: asking again changes nothing.
        if (now.device?.returnRequest) return {};
        if (!now.device) throw refuse('ILLEGAL_MOVE');
        const values = { holder: actor.name, device: now.name };
        return {
          set: { device: { ...now.device, returnRequest: { reason: body.reason, askedAt: new Date() } } },
          event: assetEvent(
            'device.return-asked',
            actor,
            now,
            toOffice(now, '{{holder}} wants to return {{device}}', values),
          ),
        };
      },
      { ifMatch, request: call },
    );
    return this.one(after);
  }

  /** The holder says that it is in repair, or back: as the office says it, which is told. Said before, it changes nothing. */
  async setRepairStatus({ actor, params, body, ifMatch }: Call<typeof devices.setRepairStatus>) {
    const { status } = body;
    const asset = await this.assets.findOrFail(params.id, ownRows(actor));
    if (asset.status === status) return this.one(asset);
    await this.kit.attempts.take(repairStatusLimit, `${actor.id} ${params.id}`);
    const title =
      status === 'Under Repair'
        ? '{{holder}} says that {{device}} is in repair'
        : '{{holder}} says that {{device}} is back from repair';
    const after = await this.changes.change(
      params.id,
      ownRows(actor),
      (now) => repairChange(actor, now, status, toOffice(now, title, { holder: actor.name, device: now.name })),
      { ifMatch, trace: (now) => repairTrace(now, status, { performedBy: actor.name }) },
    );
    return this.one(after);
  }

  /** A device with its warranty and AMC contract. */
  async one(asset: AssetRecord) {
    const shown = await this.viewOf([asset]);
    return shown(asset);
  }

  private async shown(found: AssetRecord[]) {
    return found.map(await this.viewOf(found));
  }

  private async viewOf(found: AssetRecord[]) {
    const ids = found.map(({ _id }) => _id);
    const [warranties, amcs] = await Promise.all([this.warranties.ofAssets(ids), this.amcContracts.ofAssets(ids)]);
    return (asset: AssetRecord) => deviceView(asset, warranties.get(asset._id), amcs.get(asset._id));
  }
}

/** The assets that the actor holds: the row rule of devices. */
export const ownRows = (actor: Actor) => rowsFor(actor, 'view', 'Device');
