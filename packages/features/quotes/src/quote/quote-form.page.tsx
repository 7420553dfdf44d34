import { quotes, rfqs } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useKeptRead, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { AskedRfq, ShownQuote } from '../quote.words.js';
import { QuoteForm } from './quote.form.js';

/** Where a seller writes its quote for a request. */
export function QuoteFormPage({ base }: { base: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: rfq, error, refetch } = useKeptRead(rfqs.get, { params: { id } });
  const { data: own } = useRead(quotes.list, { query: { rfqId: id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!rfq || !own) return <Skeleton />;
  const number = <Ltr>{rfq.rfqNumber}</Ltr>;
  const title = t('Submit Quote');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Quotes'), to: base }, { label: number, to: `${base}/${id}` }, { label: title }]}
        title={title}
        page={`${title} ${rfq.rfqNumber}`}
        more={
          <>
            {number} · <bdi>{rfq.title}</bdi>
          </>
        }
      />
      <Opened rfq={rfq} quote={own.items[0]} base={base} />
    </FormPage>
  );
}

// As it was opened: what was sent changes it before the page is left.
function Opened(now: { rfq: AskedRfq; quote?: ShownQuote; base: string }) {
  const t = useT();
  const [{ rfq, quote, base }] = useState(now);
  if (rfq.status !== 'Open') return <NoteLine tone="waiting">{t('The request is closed')}</NoteLine>;
  if (quote && quote.status !== 'Draft' && quote.status !== 'Submitted')
    return <NoteLine tone="waiting">{t('This quote can no longer be edited.')}</NoteLine>;
  return <QuoteForm rfq={rfq} quote={quote} base={base} />;
}
