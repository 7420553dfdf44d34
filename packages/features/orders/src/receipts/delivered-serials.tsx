import { Ltr, Unfold, useT } from '@portal/ui';
import type { ShownReceipt } from './receipt.words.js';

type Line = Pick<ShownReceipt['lines'][number], 'lineId' | 'name' | 'serialNumbers'>;

/** The serial numbers of what a receipt brought, folded away: one number a line is many. Nothing where the delivery named none. */
export function DeliveredSerials({ lines }: { lines: readonly Line[] }) {
  const t = useT();
  const named = lines.filter(({ serialNumbers = [] }) => serialNumbers.length > 0);
  const count = named.reduce((sum, { serialNumbers = [] }) => sum + serialNumbers.length, 0);
  if (count === 0) return null;
  return (
    <Unfold summary={t('{{count}} serial numbers', { count })}>
      <ul>
        {named.map(({ lineId, name, serialNumbers = [] }) => (
          <li key={lineId}>
            <bdi>{name}</bdi>: <Ltr>{serialNumbers.join(', ')}</Ltr>
          </li>
        ))}
      </ul>
    </Unfold>
  );
}
