import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor, campaigns as contract } from '@portal/contracts';
import {
  type Call,
  type Change,
  isDuplicateKey,
  Kit,
  mayRow,
  refuse,
  rowsFor,
  withTransaction,
  wordsOf,
} from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { campaignErrors, unknownCodeLimit } from './campaign.errors.js';
import { rowEvent } from './campaign.events.js';
import { CampaignAssetRepository, CampaignRepository } from './campaign.repository.js';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';
import { CodeMatches, rowIdOf } from './code-match.js';
import { resultsOf, tallyChange } from './count.js';

type Said = Pick<CampaignAssetRecord, 'condition' | 'seenLocation' | 'note' | 'photos'>;
type New = Parameters<CampaignAssetRepository['prepare']>[0] & { _id: string };

/** A code in no register is one thing, in whatever case it is typed. */
const unknownIdOf = (campaignId: string, code: string) =>
  rowIdOf(campaignId, `x${createHash('sha256').update(code.toLowerCase()).digest('hex').slice(0, 32)}`);

/** What auditors count, each asset once, and how counts are corrected. */
@Injectable()
export class CountService {
  constructor(
    private readonly kit: Kit,
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
    private readonly codes: CodeMatches,
  ) {}

  async count(call: Call<typeof contract.count>): Promise<CampaignAssetRecord> {
    const { actor, params, body } = call;
    const campaign = await this.auditedBy(actor, params.id);
    await this.rows.assertSameRequest(call);
    const asset = await this.codes.one(campaign, body);
    const fresh = asset ? ofAsset(campaign, asset) : ofCode(campaign, body.code);
    return this.rows.once(call, () => this.countOne(call, campaign, fresh), fresh._id);
  }

  private async countOne(call: Call<typeof contract.count>, campaign: CampaignRecord, fresh: New) {
    const { actor, body } = call;
    assertCountable(campaign);
    const known = await this.rows.find(fresh._id);
    if (known?.isCounted) throw campaignErrors.counted(known);
    if (!fresh.assetId && !known) await this.kit.attempts.take(unknownCodeLimit, actor.id);
    const said = { ...body, photos: await this.photosOf(actor, fresh._id, body.photos, []) };
    const work = () => this.write(call, campaign._id, fresh, said);
    // Two who record the same unknown code at one moment: whoever was later finds it.
    const retried = (error: unknown) => {
      if (isDuplicateKey(error, '_id')) return work();
      throw error;
    };
    return work()
      .catch(retried)
      .catch(async (error: unknown) => {
        // The same photos may have come with the count that was faster.
        const kept = (await this.rows.find(fresh._id))?.photos ?? [];
        const photos = said.photos.map(({ id }) => id).filter((id) => !kept.some((photo) => photo.id === id));
        if (photos.length > 0) await this.kit.files.release({ type: 'CampaignAsset', id: fresh._id }, photos);
        throw error;
      });
  }

  /** What the count said before stays in the row. */
  async correct({ actor, params, body, ifMatch }: Call<typeof contract.correct>): Promise<CampaignAssetRecord> {
    const campaign = await this.auditedBy(actor, params.id);
    assertCountable(campaign);
    const row = await this.rows.findOrFail(params.row, { campaignId: campaign._id });
    const photos = body.counted ? await this.photosOf(actor, row._id, body.photos, row.photos) : [];
    const after = await withTransaction(this.kit.database, async (session) => {
      let before = row;
      const changed = await this.rows.update(
        row._id,
        { campaignId: campaign._id },
        (now) => {
          if (!now.isCounted) throw refuse('ILLEGAL_MOVE');
          before = now;
          const next = body.counted ? countOf(now, actor, { ...body, photos }) : undefined;
          return {
            ...correctionOf(now, next),
            push: { earlier: earlierOf(now, actor) },
            event: rowEvent('corrected', actor, now),
          };
        },
        { session, ifMatch },
      );
      await this.tally(campaign._id, before, changed, session);
      return changed;
    });
    this.rows.wake();
    return after;
  }

  /** A campaign that the actor is an auditor of. */
  private async auditedBy(actor: Actor, id: string): Promise<CampaignRecord> {
    const campaign = await this.campaigns.findOrFail(id, rowsFor(actor, 'view', 'Campaign'));
    if (!mayRow(actor, 'count', 'Campaign', campaign)) throw campaignErrors.notAuditor();
    return campaign;
  }

  /** The row and the figures change together, or neither. */
  private async write(
    call: Call<typeof contract.count>,
    campaignId: string,
    fresh: New,
    said: Partial<Said>,
  ): Promise<CampaignAssetRecord> {
    const after = await withTransaction(this.kit.database, async (session) => {
      if (!(await this.rows.findOne({ _id: fresh._id }, { session })))
        await this.rows.insert([this.rows.prepare(fresh, undefined)], { session });
      let before: CampaignAssetRecord | undefined;
      const decide = (row: CampaignAssetRecord) => {
        if (row.isCounted) throw campaignErrors.counted(row);
        before = row;
        return { set: countOf(row, call.actor, said), event: rowEvent('counted', call.actor, row) };
      };
      const changed = await this.rows.update(fresh._id, {}, decide, { session, request: call });
      if (before) await this.tally(campaignId, before, changed, session);
      return changed;
    });
    this.rows.wake();
    return after;
  }

  /** Raises the figures, in a campaign that still runs: whoever closes it at this moment comes before or after, never between. */
  private async tally(id: string, before: CampaignAssetRecord, after: CampaignAssetRecord, session: ClientSession) {
    const change = tallyChange(before.results, after.results);
    const runs = await this.campaigns.updateOne(
      { _id: id, status: 'Running', isListed: true },
      { $inc: { ...change, countsMade: 1 } },
      { session },
    );
    if (!runs) throw campaignErrors.notRunning();
  }

  /** Photos that the count had may stay, whoever took them; new ones are the actor's own. */
  private async photosOf(actor: Actor, rowId: string, ids: string[], had: Said['photos']) {
    const kept = had.filter(({ id }) => ids.includes(id));
    const added = ids.filter((id) => !kept.some((photo) => photo.id === id));
    if (added.length === 0) return kept;
    const record = { type: 'CampaignAsset', id: rowId };
    return [...kept, ...(await this.kit.files.claim(added, 'photos', 'photo', actor, record))];
  }
}

/** Refuses a campaign that nothing is counted in now. */
function assertCountable({ status, isListed }: CampaignRecord) {
  if (status !== 'Running') throw campaignErrors.notRunning();
  if (!isListed) throw campaignErrors.notListed();
}

/** The fields of a count; what is not said is as the register says. */
function countOf(row: CampaignAssetRecord, actor: Actor, said: Partial<Said>) {
  const { condition = row.registeredCondition, seenLocation, note, photos = [] } = said;
  const counted = {
    isCounted: true,
    ...(condition ? { condition } : {}),
    ...(seenLocation ? { seenLocation } : {}),
    ...(note ? { note } : {}),
    photos,
    countedAt: new Date(),
    countedBy: actor.name,
    countedById: actor.id,
  };
  return { ...counted, results: resultsOf({ ...row, seenLocation: undefined, ...counted }) };
}

const ofCount = ['condition', 'seenLocation', 'note', 'countedAt', 'countedBy', 'countedById'] as const;

/** The count as it should have been, or none at all. */
function correctionOf(
  row: CampaignAssetRecord,
  next: Partial<CampaignAssetRecord> | undefined,
): Change<CampaignAssetRecord> {
  const none = { isCounted: false, photos: [], results: resultsOf({ ...row, isCounted: false }) };
  const set = next ?? none;
  return { set, unset: ofCount.filter((field) => !(field in set)) };
}

const earlierOf = (row: CampaignAssetRecord, actor: Actor): CampaignAssetRecord['earlier'][number] => ({
  countedAt: row.countedAt?.toISOString() ?? '',
  countedBy: row.countedBy ?? '',
  ...(row.condition ? { condition: row.condition } : {}),
  ...(row.seenLocation ? { seenLocation: row.seenLocation } : {}),
  ...(row.note ? { note: row.note } : {}),
  correctedAt: new Date().toISOString(),
  correctedBy: actor.name,
});

/** What everything unexpected begins with. */
const unexpected = ({ _id: campaignId, organizationId }: CampaignRecord) => ({
  campaignId,
  organizationId,
  isExpected: false,
  isCounted: false,
  photos: [],
  results: [],
  earlier: [],
});

/** An asset of the office that the campaign does not expect; one that it expects has its row. */
const ofAsset = (campaign: CampaignRecord, asset: AssetRecord): New => ({
  ...unexpected(campaign),
  _id: rowIdOf(campaign._id, asset._id),
  assetId: asset._id,
  assetUid: asset.assetUid,
  serialNumber: asset.serialNumber,
  name: asset.name,
  category: asset.category,
  ...(asset.location ? { location: asset.location } : {}),
  ...(asset.endUser ? { holder: asset.endUser.name } : {}),
  registeredCondition: asset.condition,
  ...(asset.words ? { words: asset.words } : {}),
});

/** Of a code that is in no register of the office nothing but the code is kept, whoever else may have it. */
const ofCode = (campaign: CampaignRecord, code: string): New => ({
  ...unexpected(campaign),
  _id: unknownIdOf(campaign._id, code),
  code,
  words: wordsOf(code),
});
