import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Actor, type assets, users } from '@portal/contracts';
import { ask, type Call, type Change, Kit, refuse, rowsFor } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { movedTo, toHolder } from '../devices/device.notices.js';
import { AssetChanges } from './asset-changes.js';
import type { AssetRecord, DeviceState } from './asset-record.js';
import { assetEvent } from './asset.draft.js';
import { assetErrors } from './asset.errors.js';
import { heldFields } from './held-fields.js';
import { AssetService, traceOfMove } from './asset.service.js';

const handedOut: DeviceState = {
  acknowledgmentStatus: 'Pending',
  verificationStatus: 'Pending',
  otpStatus: 'Pending',
  answers: [],
};

interface HandOver extends Pick<Call<typeof assets.assign>, 'actor' | 'token' | 'ifMatch'> {
  assetId: string;
  endUserId: string;
  location?: string;
  /** Refuses an asset that this is not for. */
  check?: (asset: AssetRecord) => void;
  /** What changes in the same transaction. */
  also?: (asset: AssetRecord, session: ClientSession) => Promise<void>;
}

const takenBack = (actor: Actor, asset: AssetRecord) =>
  assetEvent(
    'asset.unassigned',
    actor,
    asset,
    toHolder(asset, 'The device {{device}} was taken back', { device: asset.name }, true),
  );

/** An asset that is given to who holds it stays with them, with all that they said and confirmed of it; it may move. */
function held(actor: Actor, asset: AssetRecord, endUser: AssetRecord['endUser'], location = asset.location) {
  if (location === asset.location && isDeepStrictEqual(endUser, asset.endUser)) return {};
  return {
    set: { endUser, ...(location ? { location } : {}) },
    event: assetEvent('asset.updated', actor, asset, movedTo(asset, location)),
  } satisfies Change<AssetRecord>;
}

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
    const { actor, token, ifMatch, params, body } = call;
    if (body.endUserId === null) return this.takeBack(call);
    return this.handOut({
      ...{ actor, token, ifMatch, assetId: params.id, endUserId: body.endUserId, location: body.location },
    });
  }

  /** Gives an asset to somebody of the office that it belongs to; again, changes nothing but its place. */
  async handOut({ actor, token, ifMatch, assetId, endUserId, location, check, also }: HandOver): Promise<AssetRecord> {
    await this.assets.seen(actor, assetId, 'assign');
    const { items } = await ask(this.kit.bus, users.holders, token, { query: { id: endUserId } });
    const holder = items.find(({ id }) => id === endUserId);
    if (!holder) throw assetErrors.foreignHolder();
    const { organizationId, ...endUser } = holder;
    let before: AssetRecord | undefined;
    return this.changes.change(
      assetId,
      rowsFor(actor, 'assign', 'Asset'),
      (asset) => {
        check?.(asset);
        if (asset.status === 'Disposed') throw refuse('ILLEGAL_MOVE');
        if (asset.buyerOrganizationId !== organizationId) throw assetErrors.foreignHolder();
        before = asset;
        if (asset.endUserId === endUserId) return held(actor, asset, endUser, location);
        return {
          set: {
            endUserId,
            endUser,
            allocationDate: new Date(),
            device: handedOut,
            ...(location ? { location } : {}),
          },
          unset: ['deviceOtp', 'remindedAt', 'remindedFor'],
          event: assetEvent(
            'asset.assigned',
            actor,
            { ...asset, endUserId },
            toHolder({ ...asset, endUserId }, 'The device {{device}} was assigned to you', { device: asset.name }),
          ),
          ...(asset.endUserId ? { also: [takenBack(actor, asset)] } : {}),
        };
      },
      {
        ifMatch,
        trace: (asset) =>
          before?.endUserId === endUserId
            ? traceOfMove(asset, before.location, actor)
            : {
                eventType: 'deployment',
                description: 'Handed out to an end user',
                performedBy: actor.name,
                location: asset.location,
                notes: endUser.name,
                ofHolder: true,
              },
        also: async (asset, session) => {
          if (before?.endUserId !== endUserId) await this.followHolder(asset, session);
          await also?.(asset, session);
        },
      },
    );
  }

  private takeBack({ actor, params, body, ifMatch }: Call<typeof assets.assign>) {
    let holder: string | undefined;
    return this.changes.change(
      params.id,
      rowsFor(actor, 'assign', 'Asset'),
      (asset) => {
        if (!asset.endUserId) throw assetErrors.notHeld();
        holder = asset.endUser?.name;
        return {
          ...(body.location ? { set: { location: body.location } } : {}),
          unset: [...heldFields],
          event: takenBack(actor, asset),
        };
      },
      {
        ifMatch,
        trace: (asset) => ({
          eventType: 'transfer',
          description: 'Taken back from its end user',
          performedBy: actor.name,
          location: asset.location,
          notes: holder,
          ofHolder: true,
        }),
        also: (asset, session) => this.followHolder(asset, session),
      },
    );
  }

  /** Warranties and AMC contracts are shown to who holds the asset. */
  async followHolder(asset: AssetRecord, session: ClientSession) {
    await this.warranties.followHolder(asset, session);
    await this.amcContracts.followHolders(asset._id, session);
  }
}
