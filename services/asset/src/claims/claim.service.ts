import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type ClaimedAsset,
  type deviceClaims,
  deviceClaimMoves,
  moveBetween,
  type OfficeClaim,
  serialKeyOf,
} from '@portal/contracts';
import { type Call, Kit, refuse, rowsFor, textFilter } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { AssignmentService } from '../assets/assignment.service.js';
import { claimErrors, claimLimit } from './claim.errors.js';
import { claimEvent } from './claim.events.js';
import { ClaimRepository, sortable } from './claim.repository.js';
import type { ClaimRecord } from './claim.schema.js';

/** Holders claim devices by their serial numbers; their office decides. */
@Injectable()
export class ClaimService {
  constructor(
    private readonly kit: Kit,
    private readonly claims: ClaimRepository,
    private readonly assets: AssetRepository,
    private readonly assignment: AssignmentService,
  ) {}

  /** Nothing here depends on whether the register has such a device, but for those that the asker holds and sees anyway. */
  async create(call: Call<typeof deviceClaims.create>) {
    return claimView(await this.claims.once(call, () => this.make(call)));
  }

  private async make(call: Call<typeof deviceClaims.create>): Promise<ClaimRecord> {
    const {
      actor,
      body: { serialNumber },
    } = call;
    await this.kit.attempts.take(claimLimit, actor.id);
    if (await this.assets.exists({ endUserId: actor.id, serialKey: ofSerials([serialNumber]) }))
      throw claimErrors.own();
    const claim = {
      serialNumber,
      status: 'Waiting' as const,
      organizationId: actor.organizationId,
      claimedById: actor.id,
      claimedBy: actor.name,
      openKey: `${actor.id}:${plain(serialNumber)}`,
    };
    return this.claims.createOnce(claim, claimEvent('made', actor, claim), call);
  }

  async list({ actor, query }: Call<typeof deviceClaims.list>) {
    const { status, q } = query;
    const rows = rowsFor(actor, 'view', 'DeviceClaim');
    const words = textFilter(q, ['serialNumber', 'claimedBy']);
    const page = await this.claims.list([rows, status ? { status } : {}, words], query, sortable, '-createdAt');
    const matches = actor.role === 'End User' ? undefined : await this.matchesOf(page.items);
    return { ...page, items: page.items.map((claim) => ({ ...claimView(claim), ...matches?.(claim) })) };
  }

  async decide(call: Call<typeof deviceClaims.decide>): Promise<OfficeClaim> {
    const { actor, params, body, ifMatch } = call;
    const rows = rowsFor(actor, 'edit', 'DeviceClaim');
    const decided = body.confirmed
      ? await this.confirm(call, body.assetId ?? '')
      : await this.claims.update(params.id, rows, (claim) => settled(claim, actor, { reason: body.reason }), {
          ifMatch,
        });
    return claimView(decided);
  }

  /** The claim and the asset change together: a device goes to one person, whichever claims are confirmed at one moment. */
  private async confirm({ actor, token, params, ifMatch }: Call<typeof deviceClaims.decide>, assetId: string) {
    const rows = rowsFor(actor, 'edit', 'DeviceClaim');
    const claim = await this.claims.findOrFail(params.id, rows);
    if (ifMatch !== undefined && ifMatch !== claim.version) throw refuse('STALE');
    if (!moveBetween(deviceClaimMoves, claim.status, 'Confirmed')) throw refuse('ILLEGAL_MOVE');
    let after = claim;
    await this.assignment.handOut({
      actor,
      token,
      assetId,
      endUserId: claim.claimedById,
      check: (asset) => {
        if (plain(asset.serialNumber) !== plain(claim.serialNumber)) throw claimErrors.otherSerial();
        if (asset.endUserId !== undefined) throw claimErrors.held();
      },
      also: async (_, session) => {
        after = await this.claims.update(claim._id, rows, (current) => settled(current, actor, { assetId }), {
          session,
        });
      },
    });
    this.claims.wake();
    return after;
  }

  /** The assets of each office that have the serial number of a claim that waits. */
  private async matchesOf(claims: ClaimRecord[]) {
    const waiting = claims.filter(({ status }) => status === 'Waiting');
    if (waiting.length === 0) return undefined;
    const found = await this.assets.findMany({
      buyerOrganizationId: { $in: [...new Set(waiting.map(({ organizationId }) => organizationId))] },
      serialKey: ofSerials(waiting.map(({ serialNumber }) => serialNumber)),
      status: { $ne: 'Disposed' },
      deletedAt: { $exists: false },
    });
    return ({ status, organizationId, serialNumber }: ClaimRecord) =>
      status === 'Waiting'
        ? {
            matches: found
              .filter((asset) => asset.buyerOrganizationId === organizationId)
              .filter((asset) => plain(asset.serialNumber) === plain(serialNumber))
              .map(matchView),
          }
        : {};
  }
}

const plain = (serialNumber: string) => serialKeyOf('', serialNumber);
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Assets with one of these serial numbers, of whichever maker: that is what a device shows. */
const ofSerials = (serialNumbers: string[]) => ({ $regex: `(${serialNumbers.map(plain).map(escaped).join('|')})$` });

function settled(claim: ClaimRecord, actor: Actor, said: { reason?: string; assetId?: string }) {
  const status = said.assetId ? 'Confirmed' : 'Refused';
  if (!moveBetween(deviceClaimMoves, claim.status, status)) throw refuse('ILLEGAL_MOVE');
  const set = { status, decidedBy: actor.name, ...said } as const;
  const verb = said.assetId ? 'confirmed' : 'refused';
  return { set, unset: ['openKey' as const], event: claimEvent(verb, actor, { ...claim, ...said }) };
}

const matchView = ({ _id: id, assetUid, name, manufacturer, status, endUser }: AssetRecord): ClaimedAsset => ({
  ...{ id, assetUid, name, manufacturer, status },
  ...(endUser ? { heldBy: endUser.name } : {}),
});

const claimView = ({ _id: id, createdAt, updatedAt, ...claim }: ClaimRecord): OfficeClaim => ({
  ...claim,
  id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
