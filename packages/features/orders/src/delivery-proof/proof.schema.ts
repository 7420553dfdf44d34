import { NewDeliveryProof, NewPurchaseDelivery } from '@portal/contracts';
import type { useT } from '@portal/ui';
import type { z } from 'zod';
import { balancesOf, type Delivered, type ProofLine } from './delivered.js';

type T = ReturnType<typeof useT>;

/** The contract's schema of a GeM order, and no more of a line than is open. */
export const proofSchema = (lines: readonly ProofLine[], t: T) =>
  NewDeliveryProof.superRefine(noMoreThanOpen(lines, t));

/** The same of a purchase order. */
export const purchaseProofSchema = (lines: readonly ProofLine[], t: T) =>
  NewPurchaseDelivery.superRefine(noMoreThanOpen(lines, t));

const noMoreThanOpen =
  (lines: readonly ProofLine[], t: T) =>
  ({ deliveredAssets }: { deliveredAssets: Delivered[] }, context: z.RefinementCtx) => {
    for (const { category, product, open, now } of balancesOf(lines, deliveredAssets)) {
      if (now <= open) continue;
      context.addIssue({
        code: 'custom',
        path: ['deliveredAssets'],
        message: t('Quantity validation failed: {{category}}: attempting {{count}}, remaining capacity {{open}}', {
          category: `${t(category)} (${product})`,
          count: now,
          open,
        }),
      });
    }
  };
