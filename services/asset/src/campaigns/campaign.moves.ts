import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Actor, campaignMoves, type campaigns as contract, moveBetween } from '@portal/contracts';
import { type Call, type Change, historyOf, Kit, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import { campaignErrors } from './campaign.errors.js';
import { stepEvent } from './campaign.events.js';
import { CampaignAssetRepository, CampaignRepository } from './campaign.repository.js';
import type { CampaignRecord } from './campaign.schema.js';
import { ExpectedList } from './expected-list.js';

type Step = Pick<Call<typeof contract.move>, 'actor' | 'params' | 'body' | 'ifMatch'>;

/** So long an answer waits for the list of expected assets; a longer one is taken without the asker, who looks again. */
const answersWithin = 2_000;

/** The steps of a campaign, by the table of its states. */
@Injectable()
export class CampaignMoves {
  constructor(
    private readonly kit: Kit,
    private readonly campaigns: CampaignRepository,
    private readonly rows: CampaignAssetRepository,
    private readonly list: ExpectedList,
  ) {}

  async take(step: Step): Promise<CampaignRecord> {
    const { actor, params, body, ifMatch } = step;
    // With the rows of this moment: a count that is out is before it, or refused.
    const after = await withTransaction(this.kit.database, async (session) => {
      const rows = rowsFor(actor, 'edit', 'Campaign');
      const moved = await this.campaigns.update(params.id, rows, (now) => changeOf(now, actor, body), {
        session,
        ifMatch,
      });
      if (moved.status === 'Closed') {
        const campaignId = moved._id;
        // Who took themselves off the list has counted all the same.
        const hasCounted =
          moved.auditorIds.includes(actor.id) ||
          (await this.rows.exists({ campaignId, countedById: actor.id }, session));
        const byOthers = { campaignId, countedById: { $exists: true, $ne: actor.id } };
        if (hasCounted && !(await this.rows.exists(byOthers, session))) throw campaignErrors.countedAlone();
      }
      return moved;
    });
    this.campaigns.recount();
    this.campaigns.wake();
    if (after.status !== 'Running') return after;
    const stop = new AbortController();
    await Promise.race([
      this.list.take(after),
      wait(answersWithin, undefined, { signal: stop.signal }).catch(() => undefined),
    ]);
    stop.abort();
    return this.campaigns.findOrFail(after._id, {});
  }
}

function changeOf(now: CampaignRecord, actor: Actor, { status, reason }: Step['body']): Change<CampaignRecord> {
  const move = moveBetween(campaignMoves, now.status, status);
  if (!move || !move.who.includes(actor.role)) throw refuse('ILLEGAL_MOVE');
  if (status === 'Closed' && !now.isListed) throw campaignErrors.notListed();
  const at = new Date();
  const set = {
    status,
    ...(status === 'Running' ? { startedAt: at } : {}),
    ...(status === 'Closed' ? { closedAt: at, closedBy: actor.name } : {}),
    ...(status === 'Cancelled' ? { reason } : {}),
  };
  return {
    set,
    push: { history: historyOf(actor, move.action, status, reason) },
    event: stepEvent(actor, { ...now, ...set }, status, reason),
  };
}
