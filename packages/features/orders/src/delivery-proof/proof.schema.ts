import { type DispatchAdvice, NewDeliveryProof, NewPurchaseDelivery } from '@portal/contracts';
import type { useT } from '@portal/ui';
import type { z } from 'zod';
import { balancesOf, type Delivered, type ProofLine } from './delivered.js';

type T = ReturnType<typeof useT>;

/** The contract's schema of a GeM order, and no more of a line than is open. */
export const proofSchema = (lines: readonly ProofLine[], advices: readonly DispatchAdvice[], t: T) =>
  NewDeliveryProof.superRefine(noMoreThanOpen(lines, advices, t));

/** The same of a purchase order. */
export const purchaseProofSchema = (lines: readonly ProofLine[], advices: readonly DispatchAdvice[], t: T) =>
  NewPurchaseDelivery.superRefine(noMoreThanOpen(lines, advices, t));

const noMoreThanOpen =
  (lines: readonly ProofLine[], advices: readonly DispatchAdvice[], t: T) =>
  (
    { deliveredAssets, dispatchAdviceId }: { deliveredAssets: Delivered[]; dispatchAdviceId?: string | undefined },
    context: z.RefinementCtx,
  ) => {
    const advice = advices.find(({ id }) => id === dispatchAdviceId);
    for (const { category, product, open, now } of balancesOf(lines, deliveredAssets, advice)) {
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
