import { type Comparison, rfqs } from '@portal/contracts';
import {
  formatNumber,
  Ltr,
  Money,
  Problem,
  Secondary,
  Skeleton,
  Stack,
  ToneTag,
  useMay,
  useKeptRead,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownRfq } from '../quote.words.js';
import { AwardDialog } from './award.dialog.js';
import css from './award-evidence.module.css';

type Compared = Comparison['quotes'][number];

/** The quotes of a closed request where there is no room for the matrix, the lowest first, each to be awarded. */
export function AwardEvidence({ id }: { id: string }) {
  const t = useT();
  const rfq = useKeptRead(rfqs.get, { params: { id } });
  const comparison = useKeptRead(rfqs.compare, { params: { id } });
  const error = rfq.error ?? comparison.error;
  if (error) {
    const again = () => void Promise.all([rfq.refetch(), comparison.refetch()]);
    return <Problem error={error} title={t('The record cannot be read')} onRetry={again} />;
  }
  if (!rfq.data || !comparison.data) return <Skeleton />;
  if (comparison.data.quotes.length === 0) return <Secondary as="p">{t('No seller has answered.')}</Secondary>;
  return <Offers rfq={rfq.data} comparison={comparison.data} />;
}

function Offers({ rfq, comparison: { quotes, lines } }: { rfq: ShownRfq; comparison: Comparison }) {
  const t = useT();
  const awards = useMay()(rfqs.award);
  const [chosen, setChosen] = useState<Compared>();
  return (
    <Stack>
      <ul className={css.quotes} aria-label={t('Quotes')}>
        {quotes
          .toSorted((a, b) => a.totalAmount - b.totalAmount)
          .map((quote) => (
            <li key={quote.id}>
              <Quote quote={quote} />
              {awards && (
                <Button aria-label={t('Award {{name}}', { name: quote.vendorName })} onClick={() => setChosen(quote)}>
                  {t('Award')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <section aria-label={t('Comparison by item')}>
        <h3 className={css.heading}>{t('Comparison by item')}</h3>
        {lines.map((line) => (
          <Line key={line.itemId} line={line} quotes={quotes} />
        ))}
      </section>
      {chosen && <AwardDialog rfq={rfq} quote={chosen} onClose={() => setChosen(undefined)} />}
    </Stack>
  );
}

function Quote({ quote: { vendorName, deliveryTime, totalAmount, isLowest, isWhole } }: { quote: Compared }) {
  const t = useT();
  return (
    <span className={css.words}>
      <b>
        <bdi>{vendorName}</bdi> {isLowest && <ToneTag tone="good">{t('L1 (lowest)')}</ToneTag>}
      </b>
      <Money amount={totalAmount} />
      <Secondary>{isWhole ? <bdi>{deliveryTime}</bdi> : t('Not every line')}</Secondary>
    </span>
  );
}

/** What each seller asks for one item. */
function Line({ line, quotes }: { line: Comparison['lines'][number]; quotes: readonly Compared[] }) {
  const t = useT();
  const nameOf = (quoteId: string) => quotes.find(({ id }) => id === quoteId)?.vendorName;
  return (
    <>
      <p className={css.item}>
        <bdi>{line.assetName}</bdi> <Ltr>× {formatNumber(line.quantity)}</Ltr>
      </p>
      <ul className={css.offers}>
        {line.offers
          .toSorted((a, b) => a.unitPrice - b.unitPrice)
          .map(({ quoteId, unitPrice, isLowest }) => (
            <li key={quoteId}>
              <bdi>{nameOf(quoteId)}</bdi>
              <span>
                <Money amount={unitPrice} /> {isLowest && <ToneTag tone="good">{t('Lowest')}</ToneTag>}
              </span>
            </li>
          ))}
      </ul>
    </>
  );
}
