import { Injectable } from '@nestjs/common';
import {
  type Actor,
  afterWorkingDays,
  mayBringClaim,
  moveBetween,
  openClaimStatuses,
  serialKeyOf,
  type WarrantyClaim,
  warrantyClaimDays,
  warrantyClaimMoves,
  type warrantyClaims,
} from '@portal/contracts';
import { type Call, type Change, codeOf, Kit, mayRow, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetEvent } from '../assets/asset.draft.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { strangersSerials } from '../assets/strangers-serials.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { today } from '../days.js';
import { LifecycleRepository, type Trace } from '../lifecycle/lifecycle.repository.js';
import { warrantyClaimErrors } from './warranty-claim.errors.js';
import { claimMoved } from './warranty-claim.events.js';
import { WarrantyClaimRepository } from './warranty-claim.repository.js';
import type { WarrantyClaimRecord } from './warranty-claim.schema.js';
import { WarrantyClaimService } from './warranty-claim.service.js';
import { claimEntry } from './warranty-claim.view.js';

type Move = Call<typeof warrantyClaims.move>;

/** The steps of a warranty claim; what the asset's life and the register keep of them changes with the same transaction. */
@Injectable()
export class WarrantyClaimSteps {
  constructor(
    private readonly kit: Kit,
    private readonly claims: WarrantyClaimRepository,
    private readonly service: WarrantyClaimService,
    private readonly assets: AssetRepository,
    private readonly warranties: WarrantyRepository,
    private readonly lifecycle: LifecycleRepository,
  ) {}

  async move({ actor, params, body, ifMatch }: Move): Promise<WarrantyClaim> {
    const rows = rowsFor(actor, 'edit', 'WarrantyClaim');
    const after = await withTransaction(this.kit.database, async (session) => {
      const claim = await this.claims.update(params.id, rows, (current) => moved(current, actor, body), {
        ifMatch,
        session,
      });
      if (claim.status === 'In Repair' || claim.status === 'Resolved') await this.tell(claim, actor, body, session);
      return claim;
    });
    this.claims.wake();
    this.claims.recount();
    this.assets.committed();
    return this.service.shown(actor, after);
  }

  /** The repair stands in the life of the asset, and what came in its place in the register. */
  private async tell(claim: WarrantyClaimRecord, actor: Actor, body: Move['body'], session: ClientSession) {
    const asset = await this.assets.find(claim.assetId);
    if (!asset) {
      if (body.replacementSerial) throw warrantyClaimErrors.assetGone();
      return;
    }
    const { _id, buyerOrganizationId } = asset;
    const { version } = body.replacementSerial ? await this.replace(asset, body.replacementSerial, actor, session) : {};
    await this.lifecycle.leave(
      { _id, buyerOrganizationId, ...(version === undefined ? {} : { version }) },
      traceOf(claim, actor, body),
      session,
    );
  }

  /** Serial number by serial number: the old one stays in the history of the asset, and its warranties follow. */
  private async replace(asset: AssetRecord, serialNumber: string, actor: Actor, session: ClientSession) {
    if (asset.status === 'Disposed') throw warrantyClaimErrors.assetGone();
    const serialKey = serialKeyOf(asset.manufacturer, serialNumber);
    if (serialKey === asset.serialKey) throw warrantyClaimErrors.sameSerial();
    const [holder] = await this.assets.findMany({ serialKey }, { limit: 1 });
    if (holder && !mayRow(actor, 'view', 'Asset', holder))
      await this.kit.attempts.take(strangersSerials, actor.organizationId);
    if (holder) throw warrantyClaimErrors.serialTaken();
    try {
      const after = await this.assets.update(
        asset._id,
        {},
        (now) => ({
          set: { serialNumber, serialKey },
          event: assetEvent('asset.updated', actor, { ...now, serialNumber }),
        }),
        { session },
      );
      await this.warranties.followSerial(after, session);
      return after;
    } catch (error) {
      throw codeOf(error) === 'ASSET_SERIAL_TAKEN' ? warrantyClaimErrors.serialTaken() : error;
    }
  }
}

/** What a step changes of a claim: what the status lacks is refused with 409, what is somebody else's step with 403. */
function moved(claim: WarrantyClaimRecord, actor: Actor, body: Move['body']): Change<WarrantyClaimRecord> {
  const { status: to, reason, resolution, replacementSerial } = body;
  if (!mayBringClaim(actor, claim, to)) throw refuse('FORBIDDEN');
  const step = moveBetween(warrantyClaimMoves, claim.status, to);
  if (!step) throw refuse('ILLEGAL_MOVE');
  const due = dueAfter(claim, to);
  const isOpen = openClaimStatuses.includes(to);
  return {
    set: {
      status: to,
      ...(to === 'Rejected' && reason ? { reason } : {}),
      ...(to === 'Resolved' && resolution ? { resolution } : {}),
      ...(replacementSerial ? { replacementSerial } : {}),
      ...(due ? { dueOn: due } : {}),
    },
    unset: [...(due ? [] : (['dueOn'] as const)), ...(isOpen ? [] : (['openKey'] as const))],
    push: { history: claimEntry(actor, step.action, to, resolution ?? reason) },
    event: claimMoved(actor, claim, to, reason),
  };
}

/** The day until which who answers it is to come further; none while others have the next step. */
function dueAfter({ dueOn }: WarrantyClaimRecord, to: WarrantyClaim['status']) {
  if (to === 'Accepted' || to === 'Reopened') return afterWorkingDays(today(), warrantyClaimDays.repair);
  return to === 'In Repair' ? dueOn : undefined;
}

/** What the portal notes in the life of the asset. */
function traceOf(
  { status, number }: WarrantyClaimRecord,
  actor: Actor,
  { resolution, replacementSerial }: Move['body'],
): Trace {
  const of = { performedBy: actor.organizationName || actor.name, details: { claim: number } };
  if (status === 'In Repair') return { ...of, eventType: 'repair', description: 'Repair under a warranty claim' };
  return {
    ...of,
    eventType: 'deployment',
    description: replacementSerial ? 'Replaced under a warranty claim' : 'Repaired under a warranty claim',
    ...(resolution ? { notes: resolution } : {}),
  };
}
