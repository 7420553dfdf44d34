import { Injectable } from '@nestjs/common';
import { type Actor, type campaigns as contract, users } from '@portal/contracts';
import { ask, type Call, type Change, historyOf, invalid, Kit, refuse, rowsFor, textFilter } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { today } from '../days.js';
import { campaignEvent, toAuditors } from './campaign.events.js';
import { CampaignRepository, campaignSorts } from './campaign.repository.js';
import type { CampaignRecord } from './campaign.schema.js';
import { expectedBy } from './campaign-scope.js';

type Asking = Pick<Call<typeof contract.create>, 'actor' | 'token'>;
type Plan = Pick<Call<typeof contract.update>['body'], 'auditorIds' | 'dueDate'>;

const scopeFields = ['category', 'location', 'holderDepartment'] as const;

/** Plans of campaigns: who sees them, what they ask for, who counts. */
@Injectable()
export class CampaignService {
  constructor(
    private readonly kit: Kit,
    private readonly campaigns: CampaignRepository,
    private readonly assets: AssetRepository,
  ) {}

  list({ actor, query }: Call<typeof contract.list>) {
    const { status, counting, q } = query;
    const filters = [
      rowsFor(actor, 'view', 'Campaign'),
      status ? { status } : {},
      counting ? { status: 'Running', auditorIds: actor.id } : {},
    ];
    return this.campaigns.list(
      [...filters, textFilter(q, ['number', 'name', 'organizationName'])],
      query,
      campaignSorts,
      '-createdAt',
    );
  }

  get({ actor, params }: Pick<Call<typeof contract.get>, 'actor' | 'params'>) {
    return this.campaigns.findOrFail(params.id, rowsFor(actor, 'view', 'Campaign'));
  }

  async scope({ actor, query: { organizationId, ...scope } }: Call<typeof contract.scope>) {
    return { expected: await this.assets.count(expectedBy(officeOf(actor, organizationId), scope)) };
  }

  create(call: Call<typeof contract.create>): Promise<CampaignRecord> {
    return this.campaigns.once(call, () => this.plan(call));
  }

  private async plan(call: Call<typeof contract.create>): Promise<CampaignRecord> {
    const { actor, body } = call;
    const { organizationId: named, ...said } = body;
    const organizationId = officeOf(actor, named);
    assertAhead(said);
    const auditors = await this.auditorsOf(call, organizationId, said.auditorIds);
    const fields = {
      ...said,
      number: await this.kit.numbers.next('PV'),
      status: 'Planned' as const,
      organizationId,
      organizationName: await this.officeName(call, said.auditorIds[0]),
      auditors,
      isListed: false,
      ...{ expected: 0, found: 0, unexpected: 0, wrongLocation: 0, damaged: 0, countsMade: 0 },
      createdById: actor.id,
      createdBy: actor.name,
      history: [historyOf(actor, 'Planned', 'Planned')],
    };
    return this.campaigns.createOnce(fields, campaignEvent('asset.campaign.planned', actor, fields), call);
  }

  /** Who is named in a campaign that runs is told at once. */
  async update(call: Call<typeof contract.update>): Promise<CampaignRecord> {
    const { actor, params, body, ifMatch } = call;
    const rows = rowsFor(actor, 'edit', 'Campaign');
    const known = await this.campaigns.findOrFail(params.id, rows);
    const auditors = await this.auditorsOf(call, known.organizationId, body.auditorIds);
    return this.campaigns.update(params.id, rows, (now) => changeOf(now, { ...body, auditors }, actor), { ifMatch });
  }

  /** Who counts sees the register: a buyer of the office. */
  private async auditorsOf({ actor, token }: Asking, organizationId: string, ids: string[]) {
    const query = actor.role === 'Super Admin' ? { organizationId } : {};
    const { items } = await ask(this.kit.bus, users.colleagues, token, { query });
    const auditors = [...new Set(ids)].map((id) => items.find((one) => one.id === id && one.role === 'Buyer'));
    return auditors.map((auditor) => {
      if (!auditor) throw invalid({ auditorIds: 'Please choose buyers of this office' });
      return { id: auditor.id, name: auditor.name };
    });
  }

  private async officeName({ actor, token }: Asking, auditorId = '') {
    if (actor.role === 'Buyer') return actor.organizationName;
    const { items } = await ask(this.kit.bus, users.buyers, token, { query: { id: auditorId } });
    return items[0]?.organizationName ?? '';
  }
}

/** A buyer's campaigns are of the own office; a Super Admin names one. */
function officeOf(actor: Actor, named: string | undefined): string {
  const office = actor.role === 'Super Admin' ? named : actor.organizationId;
  if (!office) throw invalid({ organizationId: 'Please choose the office' });
  return office;
}

function assertAhead({ dueDate }: Pick<Plan, 'dueDate'>) {
  if (dueDate < today()) throw invalid({ dueDate: 'The due date cannot lie in the past' });
}

type Next = Call<typeof contract.update>['body'] & Pick<CampaignRecord, 'auditors'>;

function changeOf(now: CampaignRecord, next: Next, actor: Actor): Change<CampaignRecord> {
  if (now.status !== 'Planned' && now.status !== 'Running') throw refuse('ILLEGAL_MOVE');
  if (next.dueDate !== now.dueDate) assertAhead(next);
  const otherScope = scopeFields.find((field) => next[field] !== now[field]);
  if (now.status === 'Running' && otherScope)
    throw invalid({ [otherScope]: 'What is expected stays as it was when the campaign started' });
  const auditorIds = next.auditors.map(({ id }) => id);
  const added = auditorIds.filter((id) => !now.auditorIds.includes(id) && id !== actor.id);
  const title = 'You count in the physical verification {{name}} until {{day}}';
  const notice = now.status === 'Running' ? toAuditors({ ...now, ...next }, added, title) : undefined;
  return {
    set: { ...next, auditorIds },
    unset: scopeFields.filter((field) => next[field] === undefined),
    push: { history: historyOf(actor, 'Changed') },
    event: campaignEvent('asset.campaign.changed', actor, { ...now, name: next.name }, notice),
  };
}
