import { quotes, rfqs } from '@portal/contracts';
import {
  ButtonLink,
  ConfirmDialog,
  Headline,
  Ltr,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  Split,
  Stack,
  toast,
  useKeptRead,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { AskedRfq, ShownQuote } from '../quote.words.js';
import { RfqItems, RfqOverview } from '../rfq/rfq-contents.js';
import { OwnQuote } from './own-quote.js';

/** What happens with the answer, or that there is none. */
function WhatNext({ open, isDraft, submittedAt }: { open: boolean; isDraft: boolean; submittedAt?: string }) {
  const t = useT();
  if (open && isDraft) return t('Your quote is a draft. It counts only once you submit it, before the closing.');
  if (open) return t('Nobody but you sees your quote before the closing.');
  if (submittedAt) return t('The request is closed. You are told of the decision.');
  return t('The request is closed, and no quote of yours was handed in.');
}

/** What the seller can do with a request now. */
function Turn({ rfq, quote, base }: { rfq: AskedRfq; quote?: ShownQuote; base: string }) {
  const t = useT();
  const update = useWrite(quotes.update);
  const [asks, setAsks] = useState(false);
  const open = rfq.status === 'Open';
  const writes = open && (!quote || quote.status === 'Draft' || quote.status === 'Submitted');
  const isHandedIn = open && quote?.status === 'Submitted';
  return (
    <Sheet title={writes ? t('Your turn') : t('What happens next')}>
      <Stack>
        {writes && (
          <ButtonLink primary to={`${base}/${rfq.id}/quote`}>
            {quote ? t('Edit Quote') : t('Submit Quote')}
          </ButtonLink>
        )}
        {isHandedIn && (
          <Button danger block onClick={() => setAsks(true)}>
            {t('Withdraw quote')}
          </Button>
        )}
        <Secondary as="p">
          <WhatNext open={open} isDraft={quote?.status === 'Draft'} submittedAt={quote?.submittedAt} />
        </Secondary>
      </Stack>
      {quote && (
        <ConfirmDialog
          open={asks}
          title={t('{{action}}: {{number}}', { action: t('Withdraw quote'), number: quote.quoteNumber ?? '' })}
          action={t('Withdraw quote')}
          danger
          onConfirm={async () => {
            const { id, version } = quote;
            await update.mutateAsync({ params: { id }, version, body: { status: 'Withdrawn' } });
            toast(t('Quote {{number}} was withdrawn', { number: quote.quoteNumber ?? '' }));
          }}
          onClose={() => setAsks(false)}
        >
          <p>{t('A quote that was withdrawn cannot be handed in again.')}</p>
        </ConfirmDialog>
      )}
    </Sheet>
  );
}

/** A request that asks for the reader's quote, with the own quote. */
export function AskedPage({ base }: { base: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: rfq, error, refetch } = useKeptRead(rfqs.get, { params: { id } });
  const { data: own } = useRead(quotes.list, { query: { rfqId: id } });
  const quote = own?.items[0];
  const crumbs = [{ label: t('Quotes'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Request') }]} title={t('Request')} />
        <Problem error={error} title={t('The request cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!rfq || !own) return <Skeleton />;
  const number = <Ltr>{rfq.rfqNumber}</Ltr>;
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: number }]}
        title={number}
        page={rfq.rfqNumber}
        more={<bdi>{rfq.title}</bdi>}
      />
      <RfqOverview rfq={rfq} />
      <Split aside={<Turn rfq={rfq} quote={quote} base={base} />}>
        {quote && <OwnQuote quote={quote} />}
        <RfqItems rfq={rfq} />
      </Split>
    </>
  );
}
