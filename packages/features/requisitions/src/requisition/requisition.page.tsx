import { type ReplyOf, requisitions } from '@portal/contracts';
import {
  DateText,
  Headline,
  History,
  Lines,
  Ltr,
  Money,
  NoteLine,
  Problem,
  Properties,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  useKeptRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { RequisitionItems } from './requisition-items.js';
import { QuotesOf } from './requisition-quotes.js';
import { RequisitionRoad } from './requisition-road.js';
import { RequisitionTurn } from './requisition-turn.js';

/** A requisition as the API answers it. */
export type ShownRequisition = ReplyOf<typeof requisitions.get>;

function Overview({ requisition }: { requisition: ShownRequisition }) {
  const t = useT();
  const { status, priority, neededBy, requestedBy, organizationName, estimatedTotal, decidedBy, decidedAt } =
    requisition;
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag status={status} /> },
        { label: t('Priority'), value: <StatusTag kind="priority" status={priority} /> },
        { label: t('Needed by'), value: <DateText value={neededBy} /> },
        { label: t('Estimated total'), value: estimatedTotal ? <Money amount={estimatedTotal} /> : '–' },
        { label: t('Requester'), value: <bdi>{requestedBy}</bdi> },
        { label: t('Office'), value: <bdi>{organizationName}</bdi> },
        ...(decidedBy && decidedAt
          ? [
              {
                label: t('Decided by'),
                value: (
                  <>
                    <bdi>{decidedBy}</bdi> · <DateText value={decidedAt} />
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** One requisition, with what the reader may do with it at the side. */
export function RequisitionPage({ base }: { base: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: requisition, error, refetch } = useKeptRead(requisitions.get, { params: { id } });
  const crumbs = [{ label: t('Requisitions'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Requisition') }]} title={t('Requisition')} />
        <Problem error={error} title={t('The requisition could not be loaded')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!requisition) return <Skeleton />;
  const number = <Ltr>{requisition.number}</Ltr>;
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: number }]}
        title={number}
        page={requisition.number}
        more={<bdi>{requisition.title}</bdi>}
      />
      <Overview requisition={requisition} />
      {requisition.reason && (
        <NoteLine tone="bad">
          {t('Reason')}: <bdi>{requisition.reason}</bdi>
        </NoteLine>
      )}
      <Split aside={<RequisitionTurn requisition={requisition} base={base} />}>
        <RequisitionRoad requisition={requisition} />
        <Sheet title={t('Justification')}>
          <Lines>
            <bdi>{requisition.justification}</bdi>
          </Lines>
        </Sheet>
        <RequisitionItems requisition={requisition} />
        {requisition.rfqId && <QuotesOf rfqId={requisition.rfqId} rfqNumber={requisition.rfqNumber} />}
        <Sheet title={t('History')}>
          <History entries={requisition.history} />
        </Sheet>
      </Split>
    </>
  );
}
