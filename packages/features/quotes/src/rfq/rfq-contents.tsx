import { DateText, formatNumber, Ltr, PlainTable, Properties, Sheet, StatusTag, TwoLines, useT } from '@portal/ui';
import type { AskedRfq } from '../quote.words.js';
import { Closing } from '../rfq-list/closing.js';

/** What a request is, at a glance. */
export function RfqOverview({ rfq }: { rfq: AskedRfq }) {
  const t = useT();
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="rfq" status={rfq.status} /> },
        { label: t('Department'), value: <bdi>{rfq.department}</bdi> },
        { label: t('Closing time'), value: <Closing {...rfq} /> },
        { label: t('Expected delivery'), value: <DateText value={rfq.expectedDeliveryDate} /> },
      ]}
    />
  );
}

/** What is asked for, and the notes that go with it. */
export function RfqItems({ rfq: { items, notes } }: { rfq: AskedRfq }) {
  const t = useT();
  return (
    <>
      <Sheet title={t('Items')} flush>
        <PlainTable
          name={t('Items')}
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'item',
              title: t('Item'),
              render: ({ assetName, category, brand, model }) => (
                <TwoLines
                  first={<bdi>{assetName}</bdi>}
                  second={[t(category), brand, model].filter(Boolean).join(' · ')}
                />
              ),
            },
            {
              key: 'description',
              title: t('Description'),
              render: ({ description }) => <bdi>{description ?? '–'}</bdi>,
            },
            {
              key: 'quantity',
              title: t('Quantity'),
              amount: true,
              render: ({ quantity }) => <Ltr>{formatNumber(quantity)}</Ltr>,
            },
          ]}
        />
      </Sheet>
      {notes && (
        <Sheet title={t('Notes')}>
          <p>
            <bdi>{notes}</bdi>
          </p>
        </Sheet>
      )}
    </>
  );
}
