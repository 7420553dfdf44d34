import { rfqs } from '@portal/contracts';
import {
  Headline,
  History,
  Ltr,
  NoteLine,
  Problem,
  RowLink,
  Sheet,
  Skeleton,
  Split,
  useHome,
  useKeptRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import type { ShownRfq } from '../quote.words.js';
import { Matrix } from './matrix.js';
import { RfqItems, RfqOverview } from './rfq-contents.js';
import { RfqTurn } from './rfq-turn.js';

function Answers({ rfq }: { rfq: ShownRfq }) {
  const t = useT();
  const { answers, sellers, status } = rfq;
  if (status === 'Closed' || status === 'Awarded') return <Matrix rfq={rfq} />;
  return (
    <Sheet title={t('Quotes')}>
      <p>{t('{{answers}} of {{sellers}} sellers have answered.', { answers, sellers: sellers.length })}</p>
      {status !== 'Cancelled' && <NoteLine>{t('Nobody but its seller sees a quote before the closing.')}</NoteLine>}
    </Sheet>
  );
}

/** One request of the office: its answers, once it is closed, and what the reader may do. */
export function RfqPage({ base, orders }: { base: string; orders: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const home = useHome();
  const { data: rfq, error, refetch } = useKeptRead(rfqs.get, { params: { id } });
  const crumbs = [{ label: t('Quotes'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Request') }]} title={t('Request')} />
        <Problem error={error} title={t('The request cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!rfq) return <Skeleton />;
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
      {rfq.reason && (
        <NoteLine tone={rfq.status === 'Cancelled' ? 'bad' : 'good'}>
          {t('Reason')}: <bdi>{rfq.reason}</bdi>
        </NoteLine>
      )}
      {rfq.requisitionId && (
        <NoteLine>
          {t('Made from requisition:')}{' '}
          <RowLink to={`${home}/requisitions/${rfq.requisitionId}`}>
            <Ltr>{rfq.requisitionNumber}</Ltr>
          </RowLink>
        </NoteLine>
      )}
      {rfq.awardedOrderId && (
        <NoteLine tone="good">
          {t('The draft of the order was made:')}{' '}
          <RowLink to={`${orders}/${rfq.awardedOrderId}`}>
            <Ltr>{rfq.awardedOrderNumber}</Ltr>
          </RowLink>
        </NoteLine>
      )}
      <Split aside={<RfqTurn rfq={rfq} base={base} />}>
        <Answers rfq={rfq} />
        <RfqItems rfq={rfq} />
        <Sheet title={t('Sellers')}>
          <ul>
            {rfq.sellers.map(({ id: seller, name }) => (
              <li key={seller}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Sheet>
        <Sheet title={t('Timeline')}>
          <History entries={rfq.history} />
        </Sheet>
      </Split>
    </>
  );
}
