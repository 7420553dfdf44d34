import { formatNumber, Icon, IconButton, Ltr, PlainTable, Secondary, TwoLines, useT } from '@portal/ui';
import { Trash2 } from 'lucide-react';
import type { Balance, Delivered } from './delivered.js';

/** What this proof delivers so far, each with a way to take it out again unless they are fixed. */
export function DeliveredList({
  delivered,
  lines,
  onRemove,
}: {
  delivered: readonly Delivered[];
  lines: readonly Balance[];
  onRemove: ((index: number) => void) | undefined;
}) {
  const t = useT();
  if (delivered.length === 0) return <Secondary as="p">{t('No asset is in this delivery yet.')}</Secondary>;
  const rows = delivered.map((one, index) => ({ ...one, index }));
  return (
    <PlainTable
      name={t('Delivered assets')}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        { key: 'serial', title: t('Serial number'), render: ({ serialNumber }) => <Ltr>{serialNumber}</Ltr> },
        {
          key: 'category',
          title: t('Category'),
          render: ({ category, lineId }) => (
            <TwoLines first={t(category)} second={<bdi>{lines.find((line) => line.lineId === lineId)?.product}</bdi>} />
          ),
        },
        {
          key: 'quantity',
          title: t('Quantity'),
          amount: true,
          render: ({ quantity }) => <Ltr>{formatNumber(quantity)}</Ltr>,
        },
        ...(onRemove
          ? [
              {
                key: 'remove',
                title: t('Actions'),
                amount: true,
                render: ({ serialNumber, index }: (typeof rows)[number]) => (
                  <IconButton aria-label={t('Remove {{name}}', { name: serialNumber })} onClick={() => onRemove(index)}>
                    <Icon icon={Trash2} />
                  </IconButton>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
