import { Injectable } from '@nestjs/common';
import type { Actor, campaigns as contract } from '@portal/contracts';
import { type Call, type Change, Kit, refuse, type Request, rowsFor, withTransaction } from '@portal/service-kit';
import { LifecycleRepository } from '../lifecycle/lifecycle.repository.js';
import { campaignErrors } from './campaign.errors.js';
import { rowEvent } from './campaign.events.js';
import { CampaignAssetRepository, CampaignRepository } from './campaign.repository.js';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

/** What becomes of assets that a campaign missed; it stays in their lives. */
@Injectable()
export class FollowUpService {
  constructor(
    private readonly kit: Kit,
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
    private readonly lifecycle: LifecycleRepository,
  ) {}

  /** Marked once: the same question again changes nothing. */
  async mark(call: Call<typeof contract.followUp>) {
    const { actor, params, body } = call;
    const campaign = await this.closed(actor, params.id);
    await this.rows.assertSameRequest(call);
    const wanted = { _id: { $in: [...new Set(body.ids)] }, campaignId: campaign._id, results: 'missing' };
    let marked = 0;
    for (const { _id } of await this.rows.findMany(wanted, { fields: ['_id'] }))
      marked += Number((await this.markOne(campaign, _id, call)) || (await this.rows.earlier(call, _id)) !== undefined);
    return { marked };
  }

  async settle({ actor, params, body, ifMatch }: Call<typeof contract.settle>): Promise<CampaignAssetRecord> {
    const campaign = await this.closed(actor, params.id);
    await this.rows.findOrFail(params.row, { campaignId: campaign._id });
    return this.change(
      params.row,
      (row) => {
        if (row.followUp !== 'Open') throw refuse('ILLEGAL_MOVE');
        const set = { followUp: 'Found', followUpNote: body.note } as const;
        return { set, event: rowEvent('settled', actor, row) };
      },
      { campaign, actor, description: 'Found in verification', note: body.note },
      { ifMatch },
    );
  }

  private async markOne(campaign: CampaignRecord, id: string, call: Call<typeof contract.followUp>): Promise<boolean> {
    const { actor } = call;
    let isNew = false;
    await this.change(
      id,
      (row) => {
        isNew = row.followUp === undefined;
        return isNew ? { set: { followUp: 'Open' }, event: rowEvent('followed-up', actor, row) } : {};
      },
      { campaign, actor, description: 'Missing in verification' },
      { request: call },
    );
    return isNew;
  }

  /** The row changes together with what is noted in the asset's life. */
  private async change(
    id: string,
    decide: (row: CampaignAssetRecord) => Change<CampaignAssetRecord>,
    noted: { campaign: CampaignRecord; actor: Actor; description: string; note?: string },
    options: { ifMatch?: number; request?: Request },
  ): Promise<CampaignAssetRecord> {
    const { campaign, actor, description, note } = noted;
    const after = await withTransaction(this.kit.database, async (session) => {
      let version: number | undefined;
      const row = await this.rows.update(
        id,
        {},
        (now) => {
          version = now.version;
          return decide(now);
        },
        { session, ...options },
      );
      // Nothing was decided of what the same request has changed before.
      if (version === undefined || row.version === version || !row.assetId) return row;
      const trace = {
        eventType: 'verification' as const,
        description,
        performedBy: actor.name,
        notes: [`${campaign.number} · ${campaign.name}`, note].filter(Boolean).join(': '),
      };
      const asset = { _id: row.assetId, buyerOrganizationId: campaign.organizationId };
      await this.lifecycle.leave(asset, trace, session);
      return row;
    });
    this.rows.wake();
    return after;
  }

  private async closed(actor: Actor, id: string): Promise<CampaignRecord> {
    const campaign = await this.campaigns.findOrFail(id, rowsFor(actor, 'edit', 'Campaign'));
    if (campaign.status !== 'Closed') throw campaignErrors.notClosed();
    return campaign;
  }
}
