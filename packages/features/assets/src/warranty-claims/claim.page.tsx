import { assetFiles, NewWarrantyClaimNote, openClaimStatuses, warrantyClaims } from '@portal/contracts';
import {
  DateText,
  Files,
  Form,
  FormBar,
  Headline,
  History,
  Ltr,
  NoteLine,
  Problem,
  Properties,
  Prose,
  RowLink,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  TextAreaField,
  toast,
  useHome,
  useMay,
  useKeptRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { answererLabels, coverLabels, type ShownClaim, sideLabels } from './claim.words.js';
import { ClaimTurn } from './claim-turn.js';

function ClaimProperties({ claim }: { claim: ShownClaim }) {
  const t = useT();
  const home = useHome();
  const isHolder = useUser().role === 'End User';
  const asset = isHolder ? `${home}/devices/${claim.assetId}` : `${home}/assets/${claim.assetId}`;
  const raisedBy = claim.raisedBy ? <bdi>{claim.raisedBy}</bdi> : t(sideLabels[claim.raisedBySide]);
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="warrantyClaim" status={claim.status} /> },
        {
          label: t('Asset'),
          value: (
            <RowLink to={asset}>
              <bdi>{claim.assetName}</bdi>
            </RowLink>
          ),
        },
        { label: t('Serial number'), value: <Ltr>{claim.serialNumber}</Ltr> },
        { label: t('Wish'), value: t(claim.wish) },
        { label: t('Raised by'), value: raisedBy },
        { label: t('Answered by'), value: t(answererLabels[claim.answeredBy]) },
        ...(claim.dueOn ? [{ label: t('Due on'), value: <DateText value={claim.dueOn} /> }] : []),
      ]}
    />
  );
}

function ClaimSheets({ claim }: { claim: ShownClaim }) {
  const t = useT();
  const { deskContact, replacementSerial } = claim;
  return (
    <>
      <Sheet title={t('What is wrong')}>
        <Prose>
          <bdi>{claim.problem}</bdi>
        </Prose>
        <Properties
          stacked
          properties={[
            { label: t('Since when'), value: <DateText value={claim.since} /> },
            ...(claim.coverNumber
              ? [{ label: t(coverLabels[claim.coverKind]), value: <Ltr>{claim.coverNumber}</Ltr> }]
              : []),
            { label: t('Covered until'), value: <DateText value={claim.coverEndDate} /> },
            { label: t('Office'), value: claim.officeName && <bdi>{claim.officeName}</bdi> },
            ...(replacementSerial
              ? [{ label: t('Serial number of the replacement'), value: <Ltr>{replacementSerial}</Ltr> }]
              : []),
          ]}
        />
      </Sheet>
      {claim.resolution && (
        <Sheet title={t('What was done')}>
          <Prose>
            <bdi>{claim.resolution}</bdi>
          </Prose>
        </Sheet>
      )}
      {claim.files.length > 0 && (
        <Sheet title={t('Photos and files')}>
          <Files files={claim.files} store={assetFiles} />
        </Sheet>
      )}
      {deskContact && (
        <Sheet title={t('Support contact of the office')}>
          <Properties
            stacked
            properties={[
              { label: t('Contact phone'), value: <Ltr>{deskContact.phone}</Ltr> },
              { label: t('Contact e-mail'), value: <Ltr>{deskContact.email}</Ltr> },
              ...(deskContact.hours ? [{ label: t('Hours'), value: <bdi>{deskContact.hours}</bdi> }] : []),
            ]}
          />
        </Sheet>
      )}
    </>
  );
}

/** What was done and written, and a new note while the claim has not ended. */
function ClaimThread({ claim }: { claim: ShownClaim }) {
  const t = useT();
  const may = useMay();
  const add = useWrite(warrantyClaims.addNote);
  const [sent, setSent] = useState(0);
  const entries = claim.history.map((entry) => ({
    ...entry,
    by: entry.by ?? t(sideLabels[entry.side]),
  }));
  return (
    <Sheet title={t('Timeline')}>
      <History entries={entries} />
      {openClaimStatuses.includes(claim.status) && may(warrantyClaims.addNote) && (
        // A form of its own for each note: what was sent is gone from it, and what others do meanwhile takes nothing away.
        <Form
          key={sent}
          schema={NewWarrantyClaimNote}
          failureTitle={t('The note was not added')}
          onSubmit={async (body, { idempotencyKey }) => {
            await add.mutateAsync({ params: { id: claim.id }, version: claim.version, body, idempotencyKey });
            toast(t('{{number}}: the note was added', { number: claim.number }));
            setSent(sent + 1);
          }}
        >
          <TextAreaField name="note" label={t('Add a note')} hint={t('Both sides read it.')} maxLength={500} />
          <FormBar submit={t('Add Note')} busyText={t('Saving...')} />
        </Form>
      )}
    </Sheet>
  );
}

/** One warranty claim: what is wrong, how far it is, what its sides wrote, and what the reader may do now. */
export function WarrantyClaimPage({ base }: { base: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: claim, error, refetch } = useKeptRead(warrantyClaims.get, { params: { id } });
  const crumbs = [{ label: t('Warranty Claims'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Warranty claim') }]} title={t('Warranty claim')} />
        <Problem error={error} title={t('The warranty claims cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!claim) return <Skeleton />;
  const number = <Ltr>{claim.number}</Ltr>;
  return (
    <>
      <Headline crumbs={[...crumbs, { label: number }]} title={number} page={claim.number} />
      <ClaimProperties claim={claim} />
      {claim.answeredBy === 'seller' && openClaimStatuses.includes(claim.status) && (
        <NoteLine tone="waiting">
          {t('Nobody of the manufacturer has an account: the seller answers this claim.')}
        </NoteLine>
      )}
      {claim.reason && (
        <NoteLine tone="bad">
          {t('Why it was rejected')}: <bdi>{claim.reason}</bdi>
        </NoteLine>
      )}
      <Split aside={<ClaimTurn claim={claim} />}>
        <ClaimSheets claim={claim} />
        <ClaimThread claim={claim} />
      </Split>
    </>
  );
}
