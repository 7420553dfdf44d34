import { Injectable } from '@nestjs/common';
import type { Actor, assets, Thread, ThreadEntry, ThreadKind } from '@portal/contracts';
import { type Call, rowsFor } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetService } from '../assets/asset.service.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { WarrantyRepository } from '../cover/warranty.repository.js';
import { VerificationRepository } from '../devices/verification.repository.js';
import { seesEvent } from '../lifecycle/lifecycle-record.js';
import { LifecycleRepository } from '../lifecycle/lifecycle.repository.js';
import { purchaseOf } from '../lifecycle/purchase.js';
import { AssetHistoryRepository, mostOfOne } from './asset-history.repository.js';
import { WarrantyClaimRepository } from '../warranty-claims/warranty-claim.repository.js';
import {
  amcEntry,
  changeEntry,
  claimEntries,
  eventEntry,
  registeredEntry,
  verifiedEntry,
  warrantyEntry,
} from './thread-entries.js';
import { ThreadNeighbours } from './thread-neighbours.js';

/** All that happened to one asset: what is kept here, and what other services tell the reader. */
@Injectable()
export class ThreadService {
  constructor(
    private readonly assets: AssetService,
    private readonly history: AssetHistoryRepository,
    private readonly lifecycle: LifecycleRepository,
    private readonly verifications: VerificationRepository,
    private readonly warranties: WarrantyRepository,
    private readonly amcContracts: AmcContractRepository,
    private readonly claims: WarrantyClaimRepository,
    private readonly neighbours: ThreadNeighbours,
  ) {}

  async list({ actor, token, params, query }: Call<typeof assets.thread>): Promise<Thread> {
    const { page, pageSize, kind } = query;
    const asset = await this.assets.seen(actor, params.id);
    const [own, told] = await Promise.all([this.own(actor, asset), this.neighbours.of({ actor, token }, asset)]);
    const entries = [...own, ...told.entries]
      .filter((entry) => isOf(entry, kind))
      .sort((a, b) => b.at.localeCompare(a.at));
    return {
      items: entries.slice((page - 1) * pageSize, page * pageSize),
      total: entries.length,
      page,
      pageSize,
      missing: told.missing,
    };
  }

  private async own(actor: Actor, asset: AssetRecord): Promise<ThreadEntry[]> {
    const [changes, events, covers, checks, claims] = await Promise.all([
      this.history.of(asset._id),
      this.lifecycle.of(asset._id),
      this.covers(actor, asset),
      this.checks(actor, asset),
      this.claimed(actor, asset),
    ]);
    const seen = [...events, purchaseOf(asset)].filter((event) => seesEvent(actor, event));
    const byVersion = new Map(changes.map((change) => [change.assetVersion, change]));
    // A change and the trace that it left are one thing that happened.
    const traced = new Set(seen.map(({ assetVersion }) => assetVersion));
    return [
      registeredEntry(asset),
      ...seen.map((event) => eventEntry(actor, event, byVersion.get(event.assetVersion ?? 0))),
      ...changes
        .filter(({ assetVersion }) => !traced.has(assetVersion))
        .flatMap((change) => changeEntry(actor, change) ?? []),
      ...covers,
      ...checks,
      ...claims,
    ];
  }

  private async covers(actor: Actor, { _id }: AssetRecord): Promise<ThreadEntry[]> {
    const present = { deletedAt: { $exists: false } };
    const newest = { sort: { createdAt: -1 as const }, limit: mostOfOne };
    const [warranties, amcContracts] = await Promise.all([
      this.warranties.findMany({ $and: [{ assetId: _id }, present, rowsFor(actor, 'view', 'Warranty')] }, newest),
      actor.role === 'OEM'
        ? []
        : this.amcContracts.findMany(
            { $and: [{ assetIds: _id }, present, rowsFor(actor, 'view', 'AmcContract')] },
            newest,
          ),
    ]);
    return [...warranties.map(warrantyEntry), ...amcContracts.map(amcEntry)];
  }

  private async claimed(actor: Actor, { _id }: AssetRecord): Promise<ThreadEntry[]> {
    const found = await this.claims.findMany(
      { $and: [{ assetId: _id }, { deletedAt: { $exists: false } }, rowsFor(actor, 'view', 'WarrantyClaim')] },
      { sort: { createdAt: -1 }, limit: mostOfOne },
    );
    return found.flatMap((claim) => claimEntries(actor, claim));
  }

  /** How holders verified it is for its office. */
  private async checks(actor: Actor, { _id }: AssetRecord): Promise<ThreadEntry[]> {
    if (actor.role !== 'Buyer' && actor.role !== 'Super Admin') return [];
    return (await this.verifications.of(_id, actor)).map(verifiedEntry);
  }
}

/** What changed fields is a change, whatever else it was. */
const isOf = ({ kind, fields }: ThreadEntry, asked: ThreadKind | undefined) =>
  asked === undefined || kind === asked || (asked === 'change' && kind !== 'cover' && fields.length > 0);
