import { type Escalation, escalations } from '@portal/contracts';
import {
  DateText,
  Headline,
  Ltr,
  NoteLine,
  Problem,
  Properties,
  Prose,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  TwoLines,
  useEscalationText,
  useKeptRead,
  useT,
  useUser,
  useWho,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Due } from '../due.js';
import { type EscalationPlaces, isOverdue, sideLabels, typeLabels } from '../escalation.words.js';
import { EscalationNotes } from './escalation-notes.js';
import { EscalationTurn } from './escalation-turn.js';

const linked = (to: string | undefined, text: ReactNode) => (to ? <Link to={to}>{text}</Link> : text);

/** What an escalation is, in pairs below its title, with the ways to its order and its seller. */
function EscalationProperties({ escalation, places }: { escalation: Escalation; places: EscalationPlaces }) {
  const t = useT();
  const who = useWho();
  const isMaker = useUser().role === 'OEM';
  const { source, purchaseOrderId, purchaseOrderNumber, vendorName, sellerOrganizationId, assignedTo } = escalation;
  const orders = source === 'gem' ? places.orders : places.purchaseOrders;
  const { resolvedDate } = escalation;
  const people = [
    {
      label: t('Seller'),
      value: linked(places.vendors && `${places.vendors}/${sellerOrganizationId}`, <bdi>{vendorName}</bdi>),
    },
    { label: t('Reported by'), value: <bdi>{who(escalation.reportedById, escalation.reportedBy)}</bdi> },
    {
      label: t('Who answers'),
      value: assignedTo ? (
        <TwoLines first={<bdi>{assignedTo}</bdi>} second={t(sideLabels[escalation.answeringSide])} />
      ) : (
        t(sideLabels[escalation.answeringSide])
      ),
    },
  ];
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="escalation" status={escalation.status} /> },
        { label: t('Priority'), value: <StatusTag kind="priority" status={escalation.priority} /> },
        { label: t('Type'), value: t(typeLabels[escalation.type]) },
        {
          label: t('PO Number'),
          value: linked(orders && `${orders}/${purchaseOrderId}`, <Ltr>{purchaseOrderNumber}</Ltr>),
        },
        { label: t('Reported'), value: <DateText value={escalation.reportedDate} time /> },
        { label: t('To be answered by'), value: <Due escalation={escalation} /> },
        ...(isMaker ? [] : people),
        ...(resolvedDate ? [{ label: t('Resolved on'), value: <DateText value={resolvedDate} time /> }] : []),
      ]}
    />
  );
}

const Text = ({ title, children }: { title: string; children: string }) => (
  <Sheet title={title}>
    <Prose>
      <bdi>{children}</bdi>
    </Prose>
  </Sheet>
);

/** One escalation, with its notes, and what the reader may do with it at the side. */
export function EscalationPage({ listTitle, ...places }: EscalationPlaces & { listTitle: string }) {
  const t = useT();
  const textOf = useEscalationText();
  const { id = '' } = useParams();
  const { data: escalation, error, refetch } = useKeptRead(escalations.get, { params: { id } });
  const crumbs = [{ label: listTitle, to: places.base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Escalation') }]} title={t('Escalation')} />
        <Problem error={error} title={t('The escalation cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!escalation) return <Skeleton />;
  const number = <Ltr>{escalation.number}</Ltr>;
  const { title, description } = textOf(escalation);
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: number }]}
        title={<bdi>{title}</bdi>}
        page={escalation.number}
        more={number}
      />
      <EscalationProperties escalation={escalation} places={places} />
      {isOverdue(escalation) && (
        <NoteLine tone="waiting">{t('The day by which it was to be answered is over.')}</NoteLine>
      )}
      <Split aside={<EscalationTurn escalation={escalation} />}>
        <Text title={t('Description')}>{description}</Text>
        {escalation.resolution && <Text title={t('Resolution')}>{escalation.resolution}</Text>}
        <EscalationNotes escalation={escalation} />
      </Split>
    </>
  );
}
