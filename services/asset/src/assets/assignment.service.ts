import { Injectable } from '@nestjs/common';
import { type Actor, type assets, users } from '@portal/contracts';
import { ask, type Call, Kit, refuse, rowsFor } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { toHolder } from '../devices/device.notices.js';
import { AssetChanges } from './asset-changes.js';
import type { AssetRecord, DeviceState } from './asset-record.js';
import { assetEvent } from './asset.draft.js';
import { assetErrors } from './asset.errors.js';
import { heldFields } from './held-fields.js';
import { AssetService } from './asset.service.js';

const handedOut: DeviceState = {
  acknowledgmentStatus: 'Pending',
  verificationStatus: 'Pending',
  otpStatus: 'Pending',
  answers: [],
};

const takenBack = (actor: Actor, asset: AssetRecord) =>
  assetEvent(
    'asset.unassigned',
    actor,
    asset,
    toHolder(asset, 'The device {{device}} was taken back', { device: asset.name }, true),
  );

/** Who holds an asset. */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly kit: Kit,
    private readonly assets: AssetService,
    private readonly changes: AssetChanges,
    private readonly warranties: WarrantyRepository,
    private readonly amcContracts: AmcContractRepository,
  ) {}

  assign(call: Call<typeof assets.assign>): Promise<AssetRecord> {
    return call.body.endUserId === null ? this.takeBack(call) : this.handOut(call, call.body.endUserId);
  }

  private async handOut({ actor, params, body, token, ifMatch }: Call<typeof assets.assign>, endUserId: string) {
    await this.assets.seen(actor, params.id, 'assign');
    const { items } = await ask(this.kit.bus, users.holders, token, { query: { id: endUserId } });
    const holder = items.find(({ id }) => id === endUserId);
    if (!holder) throw assetErrors.foreignHolder();
    const { organizationId, ...endUser } = holder;
    return this.changes.change(
      params.id,
      rowsFor(actor, 'assign', 'Asset'),
      (asset) => {
        if (asset.status === 'Disposed') throw refuse('ILLEGAL_MOVE');
        if (asset.buyerOrganizationId !== organizationId) throw assetErrors.foreignHolder();
        return {
          set: {
            endUserId,
            endUser,
            allocationDate: new Date(),
            device: handedOut,
            ...(body.location ? { location: body.location } : {}),
          },
          unset: ['deviceOtp', 'remindedAt', 'remindedFor'],
          event: assetEvent(
            'asset.assigned',
            actor,
            { ...asset, endUserId },
            toHolder({ ...asset, endUserId }, 'The device {{device}} was assigned to you', { device: asset.name }),
          ),
          ...(asset.endUserId && asset.endUserId !== endUserId ? { also: [takenBack(actor, asset)] } : {}),
        };
      },
      { ifMatch, also: (asset, session) => this.followHolder(asset, session) },
    );
  }

  private takeBack({ actor, params, body, ifMatch }: Call<typeof assets.assign>) {
    return this.changes.change(
      params.id,
      rowsFor(actor, 'assign', 'Asset'),
      (asset) => {
        if (!asset.endUserId) throw refuse('ILLEGAL_MOVE');
        return {
          ...(body.location ? { set: { location: body.location } } : {}),
          unset: [...heldFields],
          event: takenBack(actor, asset),
        };
      },
      { ifMatch, also: (asset, session) => this.followHolder(asset, session) },
    );
  }

  /** Warranties and AMC contracts are shown to who holds the asset. */
  async followHolder(asset: AssetRecord, session: ClientSession) {
    await this.warranties.followHolder(asset, session);
    await this.amcContracts.followHolders(asset._id, session);
  }
}
