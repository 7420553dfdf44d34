import { NewDeliveryProof } from '@portal/contracts';
import type { useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';
import { balancesOf } from './delivered.js';

/** The contract's schema, and no more of a line than is open. */
export const proofSchema = (order: ShownOrder, t: ReturnType<typeof useT>) =>
  NewDeliveryProof.superRefine(({ deliveredAssets }, context) => {
    for (const { category, product, open, now } of balancesOf(order, deliveredAssets)) {
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
  });
