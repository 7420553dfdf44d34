import { type Comparison, quotes, rfqs } from '@portal/contracts';
import {
  DateText,
  formatNumber,
  Ltr,
  Money,
  type PlainColumn,
  PlainTable,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  Stack,
  StatusTag,
  toast,
  ToneTag,
  TwoLines,
  useMay,
  useKeptRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownRfq } from '../quote.words.js';
import { AwardDialog } from './award.dialog.js';
import { QuoteFiles } from './quote-files.js';

type Compared = Comparison['quotes'][number];
type Line = Comparison['lines'][number];

function useLineColumns({ quotes: compared }: Comparison): PlainColumn<Line>[] {
  const t = useT();
  return [
    {
      key: 'item',
      title: t('Item'),
      render: ({ assetName, quantity }) => (
        <TwoLines
          first={<bdi>{assetName}</bdi>}
          second={
            <>
              {t('Quantity')}: <Ltr>{formatNumber(quantity)}</Ltr>
            </>
          }
        />
      ),
    },
    ...compared.map(({ id, vendorName }): PlainColumn<Line> => ({
      key: id,
      title: vendorName,
      amount: true,
      render: ({ offers, quantity }) => {
        const offer = offers.find(({ quoteId }) => quoteId === id);
        if (!offer) return <Secondary>{t('Not quoted')}</Secondary>;
        return (
          <TwoLines
            first={<Money amount={offer.totalPrice} />}
            second={
              <>
                <Ltr>{formatNumber(offer.quantity)}</Ltr> × <Money amount={offer.unitPrice} />
                {offer.quantity < quantity && <> · {t('in part')}</>}
                {offer.isLowest && (
                  <>
                    {' '}
                    <ToneTag tone="good">{t('Lowest')}</ToneTag>
                  </>
                )}
              </>
            }
          />
        );
      },
    })),
  ];
}

/** What can be done with one of the quotes. */
function QuoteActions({ quote, rfq, onAward }: { quote: Compared; rfq: ShownRfq; onAward: () => void }) {
  const t = useT();
  const may = useMay();
  const update = useWrite(quotes.update);
  const open = quote.status === 'Submitted' || quote.status === 'Shortlisted';
  if (rfq.status !== 'Closed' || !open || !may(rfqs.award)) return null;
  const shortlist = async () => {
    const { id, version } = quote;
    await update.mutateAsync({ params: { id }, version, body: { status: 'Shortlisted' } });
    toast(t('The quote of {{name}} was shortlisted', { name: quote.vendorName }));
  };
  return (
    <Stack>
      <Button type="primary" onClick={onAward} aria-label={t('Award {{name}}', { name: quote.vendorName })}>
        {t('Award')}
      </Button>
      {quote.status === 'Submitted' && (
        <Button
          loading={update.isPending}
          onClick={() => void shortlist().catch(() => undefined)}
          aria-label={t('Shortlist {{name}}', { name: quote.vendorName })}
        >
          {t('Shortlist')}
        </Button>
      )}
    </Stack>
  );
}

function useQuoteColumns(rfq: ShownRfq, onAward: (quote: Compared) => void): PlainColumn<Compared>[] {
  const t = useT();
  return [
    {
      key: 'seller',
      title: t('Seller'),
      render: ({ vendorName, quoteNumber }) => (
        <TwoLines first={<bdi>{vendorName}</bdi>} second={<Ltr>{quoteNumber}</Ltr>} />
      ),
    },
    {
      key: 'total',
      title: t('Total with GST'),
      amount: true,
      render: ({ totalAmount, isLowest, isWhole }) => (
        <TwoLines
          first={<Money amount={totalAmount} />}
          second={isLowest ? <ToneTag tone="good">{t('L1 (lowest)')}</ToneTag> : !isWhole && t('Not every line')}
        />
      ),
    },
    { key: 'delivery', title: t('Delivery time'), render: ({ deliveryTime }) => <bdi>{deliveryTime}</bdi> },
    { key: 'valid', title: t('Valid until'), render: ({ validUntil }) => <DateText value={validUntil} /> },
    { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag kind="quote" status={status} /> },
    {
      key: 'actions',
      title: t('Actions'),
      render: (quote) => <QuoteActions quote={quote} rfq={rfq} onAward={() => onAward(quote)} />,
    },
  ];
}

function Compare({ rfq, comparison }: { rfq: ShownRfq; comparison: Comparison }) {
  const t = useT();
  const [chosen, setChosen] = useState<Compared>();
  const quoteColumns = useQuoteColumns(rfq, setChosen);
  const lineColumns = useLineColumns(comparison);
  const shown = rfq.status === 'Closed' ? quoteColumns : quoteColumns.filter(({ key }) => key !== 'actions');
  return (
    <>
      <Sheet title={t('Quotes')} flush>
        <PlainTable name={t('Quotes')} rows={comparison.quotes} rowKey={({ id }) => id} columns={shown} />
      </Sheet>
      <Sheet title={t('Comparison by item')} more={<Secondary>{t('Totals with GST')}</Secondary>} flush>
        <PlainTable
          name={t('Comparison by item')}
          rows={comparison.lines}
          rowKey={({ itemId }) => itemId}
          columns={lineColumns}
        />
      </Sheet>
      <QuoteFiles quotes={comparison.quotes} />
      {chosen && <AwardDialog rfq={rfq} quote={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** The quotes of a closed request side by side. */
export function Matrix({ rfq }: { rfq: ShownRfq }) {
  const t = useT();
  const { data, error, refetch } = useKeptRead(rfqs.compare, { params: { id: rfq.id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (data.quotes.length > 0) return <Compare rfq={rfq} comparison={data} />;
  return (
    <Sheet title={t('Quotes')}>
      <Secondary as="p">{t('No seller has answered.')}</Secondary>
    </Sheet>
  );
}
