import { requisitionState, requisitions } from '@portal/contracts';
import { FormPage, Headline, Ltr, NoteLine, Problem, Skeleton, useMay, useKeptRead, useT, useUser } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ShownRequisition } from '../requisition/requisition.page.js';
import { RequisitionForm } from './requisition.form.js';

/** Raises a requisition; at an address with an id, edits that one while it is a draft or was returned. */
export function RequisitionFormPage({ base }: { base: string }) {
  const { id } = useParams();
  return id ? <Edition key={id} id={id} base={base} /> : <NewRequisition base={base} />;
}

function NewRequisition({ base }: { base: string }) {
  const t = useT();
  const may = useMay();
  const title = t('New Requisition');
  return (
    <FormPage>
      <Headline crumbs={[{ label: t('Requisitions'), to: base }, { label: title }]} title={title} />
      {may(requisitions.create) ? (
        <RequisitionForm base={base} />
      ) : (
        <NoteLine tone="waiting">{t('Only people of an office raise requisitions.')}</NoteLine>
      )}
    </FormPage>
  );
}

function Edition({ id, base }: { id: string; base: string }) {
  const t = useT();
  const { data: requisition, error, refetch } = useKeptRead(requisitions.get, { params: { id } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!requisition) return <Skeleton />;
  const number = <Ltr>{requisition.number}</Ltr>;
  const title = t('Edit Requisition');
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Requisitions'), to: base }, { label: number, to: `${base}/${id}` }, { label: title }]}
        title={title}
        page={`${title} ${requisition.number}`}
        more={number}
      />
      <EditionOf base={base} requisition={requisition} />
    </FormPage>
  );
}

// The requisition as it was opened: what was sent changes it before the page is left.
function EditionOf({ base, requisition }: { base: string; requisition: ShownRequisition }) {
  const t = useT();
  const user = useUser();
  const [opened] = useState(requisition);
  if (!requisitionState(opened.status).isOpen || opened.requestedById !== user.id) {
    return (
      <NoteLine tone="waiting">
        {t('A requisition can be edited by who raised it, while it is a draft or was returned.')}
      </NoteLine>
    );
  }
  return (
    <>
      {opened.reason && (
        <NoteLine tone="bad">
          {t('Reason')}: <bdi>{opened.reason}</bdi>
        </NoteLine>
      )}
      <RequisitionForm base={base} edited={opened} />
    </>
  );
}
