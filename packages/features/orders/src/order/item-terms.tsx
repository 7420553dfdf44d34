import { Ltr, PlainTable, Sheet, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** What was agreed for each line: warranty, AMC, installation, and the GSTIN of its maker. */
export function ItemTerms({ order }: { order: ShownOrder }) {
  const t = useT();
  return (
    <Sheet title={t('Warranty and service')} flush>
      <PlainTable
        name={t('Warranty and service')}
        rows={order.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'item',
            title: t('Item'),
            render: ({ productName }) => (
              <b>
                <bdi>{productName}</bdi>
              </b>
            ),
          },
          {
            key: 'warranty',
            title: t('Warranty'),
            render: ({ warrantyPeriod }) => t('{{count}} years', { count: warrantyPeriod }),
          },
          {
            key: 'amc',
            title: t('AMC responsibility'),
            render: ({ amcResponsibility }) => t(amcResponsibility ?? 'OEM'),
          },
          {
            key: 'installation',
            title: t('Installation'),
            render: ({ installationRequired }) => (installationRequired ? t('Required') : t('Not required')),
          },
          { key: 'gstin', title: t('GSTIN of the OEM'), render: ({ gstin }) => <Ltr>{gstin}</Ltr> },
        ]}
      />
    </Sheet>
  );
}
