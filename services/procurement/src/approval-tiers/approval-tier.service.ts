import { Injectable } from '@nestjs/common';
import { type Actor, approvalTiers as contract, designationKey, toPaise, toRupees } from '@portal/contracts';
import { type Call, type Change, type NewEvent, rowsFor, textFilter } from '@portal/service-kit';
import { ApprovalTierRepository, sortable } from './approval-tier.repository.js';
import type { ApprovalTierRecord } from './approval-tier.schema.js';

/** From which value on whose approval an order needs; the Super Admin keeps it. */
@Injectable()
export class ApprovalTierService {
  constructor(private readonly tiers: ApprovalTierRepository) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const text = textFilter(query.q, ['designation', 'department']);
    const page = await this.tiers.list([rowsFor(actor, 'view', 'ApprovalTier'), text], query, sortable, 'minAmount');
    return { ...page, items: page.items.map(view) };
  }

  async create(call: Call<typeof contract.create>) {
    const fields = fieldsOf(call.body);
    return view(await this.tiers.createOnce(fields, () => eventOf('created', call.actor, fields), call));
  }

  async update({ actor, params, body, ifMatch }: Call<typeof contract.update>) {
    const set = fieldsOf(body);
    const decide = (): Change<ApprovalTierRecord> => ({
      set,
      unset: body.department ? [] : ['department'],
      event: eventOf('changed', actor, set),
    });
    return view(await this.tiers.update(params.id, rowsFor(actor, 'edit', 'ApprovalTier'), decide, { ifMatch }));
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    const event = (tier: ApprovalTierRecord) => eventOf('deleted', actor, tier);
    await this.tiers.remove(params.id, rowsFor(actor, 'edit', 'ApprovalTier'), event, ['rule'], { ifMatch });
    return { success: true as const };
  }
}

function fieldsOf({ designation, minAmount, department }: Call<typeof contract.create>['body']) {
  const paise = toPaise(minAmount);
  const rule = [designationKey(designation), paise, designationKey(department ?? '')].join('\n');
  return { designation, minAmount: paise, ...(department ? { department } : {}), rule };
}

const eventOf = (
  verb: 'created' | 'changed' | 'deleted',
  by: Actor,
  { designation }: { designation: string },
): NewEvent => ({
  subject: `procurement.approval-tier.${verb}`,
  by,
  label: designation,
  organizations: [],
  data: { designation },
});

const view = ({ _id, version, createdAt, updatedAt, designation, minAmount, department }: ApprovalTierRecord) => ({
  ...{ id: _id, version, designation, department },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  minAmount: toRupees(minAmount),
});
