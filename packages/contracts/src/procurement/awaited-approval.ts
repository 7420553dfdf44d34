import { z } from 'zod';
import { ApprovalStep } from './approval-tier.js';

/** What of an order says who may give its next approval: its office, its steps, and who wrote it. */
export const AwaitedApproval = z.object({
  organizationId: z.string(),
  approvals: z.array(ApprovalStep.pick({ designation: true, approvedById: true, onBehalfOfId: true })),
  authorIds: z.array(z.string()),
});
export type AwaitedApproval = z.output<typeof AwaitedApproval>;
