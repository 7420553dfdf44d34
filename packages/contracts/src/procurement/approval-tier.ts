import { z } from 'zod';
import { Done, ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, line, optionalLine, rupees } from '../kernel/text.js';

/**
 * From which value on an order needs the approval of a designation. An order passes all tiers that it reaches, the
 * lowest first; one without a department holds for every department (domain decisions: approval by value).
 */
export const NewApprovalTier = z.object({
  designation: line('Designation is required', 100).meta({ label: 'Designation' }),
  /** Of the order's total with GST. */
  minAmount: rupees('Please enter an amount')
    .min(0, 'Please enter an amount')
    .meta({ label: 'Order value from', unit: 'rupees' }),
  department: optionalLine(200).meta({ label: 'Department' }),
});

/** One tier; amounts in rupees. */
export const ApprovalTier = Tracked.extend({
  designation: z.string().meta({ label: 'Designation' }),
  minAmount: z.number().meta({ label: 'Order value from', unit: 'rupees' }),
  department: z.string().optional().meta({ label: 'Department' }),
});

/** One tier that an order has to pass, and who passed it. */
export const ApprovalStep = z.object({
  designation: z.string().meta({ label: 'Designation' }),
  approvedBy: z.string().optional().meta({ label: 'Approved by' }),
  approvedById: z.string().optional().meta({ label: 'Approved by (id)' }),
  approvedAt: z.string().optional().meta({ label: 'Approved on', unit: 'instant' }),
  /** Who had handed the approval over to who gave it. */
  onBehalfOf: z.string().optional().meta({ label: 'In the name of' }),
  onBehalfOfId: z.string().optional().meta({ label: 'In the name of (id)' }),
});
export type ApprovalStep = z.output<typeof ApprovalStep>;

/** The same designation, however it was typed. */
export const designationKey = (designation: string) => designation.trim().replace(/\s+/g, ' ').toLowerCase();

/** The first step that nobody took yet. */
export const openStep = (steps: readonly ApprovalStep[] = []) => steps.find(({ approvedById }) => !approvedById);

const configured = { any: ['procurement:manage'], only: ['Super Admin'] } as const;

/** The tiers of the portal; the Super Admin keeps them. A change holds for orders that are submitted afterwards. */
export const approvalTiers = {
  list: operation({
    subject: 'procurement.approval-tier.list',
    method: 'GET',
    path: '/approval-tiers',
    summary: 'Tiers of approval by the value of purchase orders',
    needs: configured,
    query: ListQuery,
    reply: pageOf(ApprovalTier),
  }),
  create: operation({
    subject: 'procurement.approval-tier.create',
    method: 'POST',
    path: '/approval-tiers',
    summary: 'Adds a tier',
    needs: configured,
    body: NewApprovalTier,
    reply: ApprovalTier,
    status: 201,
  }),
  update: operation({
    subject: 'procurement.approval-tier.update',
    method: 'PUT',
    path: '/approval-tiers/{id}',
    summary: 'Changes a tier',
    needs: configured,
    params: ById,
    body: NewApprovalTier,
    reply: ApprovalTier,
  }),
  delete: operation({
    subject: 'procurement.approval-tier.delete',
    method: 'DELETE',
    path: '/approval-tiers/{id}',
    summary: 'Removes a tier',
    needs: configured,
    params: ById,
    reply: Done,
  }),
};
