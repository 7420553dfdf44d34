import { procurementFiles } from '@portal/contracts';
import {
  DateText,
  formatNumber,
  Ltr,
  Money,
  PlainTable,
  Properties,
  Sheet,
  ShownFiles,
  StatusTag,
  Totals,
  TwoLines,
  useT,
} from '@portal/ui';
import type { ShownQuote } from '../quote.words.js';

function Terms({ quote }: { quote: ShownQuote }) {
  const t = useT();
  const texts = [
    { label: t('Terms'), text: quote.terms },
    { label: t('Delivery time'), text: quote.deliveryTime },
    { label: t('Warranty'), text: quote.warranty },
    ...(quote.notes ? [{ label: t('Notes'), text: quote.notes }] : []),
  ];
  return (
    <Properties
      stacked
      properties={[
        { label: t('Status'), value: <StatusTag kind="quote" status={quote.status} /> },
        { label: t('Quote date'), value: <DateText value={quote.quoteDate} /> },
        { label: t('Valid until'), value: <DateText value={quote.validUntil} /> },
        ...texts.map(({ label, text }) => ({ label, value: <bdi>{text ?? '–'}</bdi> })),
      ]}
    />
  );
}

/** The reader's own quote, line by line. */
export function OwnQuote({ quote }: { quote: ShownQuote }) {
  const t = useT();
  return (
    <>
      <Sheet title={t('Your quote')} more={<Ltr>{quote.quoteNumber}</Ltr>}>
        <Terms quote={quote} />
      </Sheet>
      <Sheet title={t('Quoted items')} flush>
        <PlainTable
          name={t('Quoted items')}
          rows={quote.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'item',
              title: t('Item'),
              render: ({ assetName, description }) => (
                <TwoLines first={<bdi>{assetName ?? '–'}</bdi>} second={<bdi>{description}</bdi>} />
              ),
            },
            {
              key: 'quantity',
              title: t('Quantity'),
              amount: true,
              render: ({ quantity }) => (quantity === undefined ? '–' : <Ltr>{formatNumber(quantity)}</Ltr>),
            },
            {
              key: 'price',
              title: t('Unit price'),
              amount: true,
              render: ({ unitPrice }) => (unitPrice === undefined ? '–' : <Money amount={unitPrice} />),
            },
            { key: 'gst', title: t('GST'), amount: true, render: ({ gst }) => <Ltr>{gst} %</Ltr> },
            { key: 'total', title: t('Total'), amount: true, render: (item) => <Money amount={item.totalPrice} /> },
          ]}
        />
        <Totals
          totals={[
            { label: t('Subtotal'), value: <Money amount={quote.subtotal} /> },
            { label: t('GST'), value: <Money amount={quote.gstTotal} /> },
            { label: t('Quote total'), value: <Money amount={quote.totalAmount} />, sum: true },
          ]}
        />
      </Sheet>
      <Sheet title={t('Files')}>
        <ShownFiles files={quote.files} store={procurementFiles} />
      </Sheet>
    </>
  );
}
