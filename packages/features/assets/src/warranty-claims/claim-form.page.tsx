import {
  assetFiles,
  claimWishes,
  fileRules,
  NewWarrantyClaim,
  type WarrantyClaimProposal,
  warrantyClaims,
} from '@portal/contracts';
import {
  DateField,
  DateText,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  Ltr,
  NoteLine,
  Parts,
  Problem,
  Properties,
  RadioField,
  RowLink,
  Skeleton,
  TextAreaField,
  toast,
  today,
  UploadField,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { answererLabels, coverLabels } from './claim.words.js';

/** What the claim would be about, who answers it, and why none can be raised where none can. */
function About({ proposal, base }: { proposal: WarrantyClaimProposal; base: string }) {
  const t = useT();
  const { asset, cover, answeredBy, isOpen, open } = proposal;
  return (
    <>
      <Properties
        properties={[
          { label: t('Asset'), value: <bdi>{asset.name}</bdi> },
          { label: t('Serial number'), value: <Ltr>{asset.serialNumber}</Ltr> },
          ...(cover
            ? [
                ...(cover.number ? [{ label: t(coverLabels[cover.kind]), value: <Ltr>{cover.number}</Ltr> }] : []),
                { label: t('Covered until'), value: <DateText value={cover.endDate} /> },
              ]
            : []),
          { label: t('Answered by'), value: t(answererLabels[answeredBy]) },
        ]}
      />
      {answeredBy === 'seller' && (
        <NoteLine tone="waiting">
          {t('Nobody of the manufacturer has an account: the seller answers this claim.')}
        </NoteLine>
      )}
      {isOpen && (
        <NoteLine tone="waiting">
          {t('This asset already has a claim that is open')}
          {open && (
            <>
              :{' '}
              <RowLink to={`${base}/${open.id}`}>
                <Ltr>{open.number}</Ltr>
              </RowLink>
            </>
          )}
        </NoteLine>
      )}
      {!cover && (
        <NoteLine tone="bad">
          {t(
            'This asset has no warranty that runs, and no AMC contract for which its maker is responsible: nothing can be claimed',
          )}
        </NoteLine>
      )}
    </>
  );
}

function ClaimForm({ assetId, base }: { assetId: string; base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useWrite(warrantyClaims.create);
  return (
    <Form
      schema={NewWarrantyClaim}
      initial={{ assetId, since: today(), wish: 'Repair' }}
      draft={`warranty-claim-${assetId}`}
      failureTitle={t('The claim was not raised')}
      onSubmit={async (body, { idempotencyKey }) => {
        const { id, number } = await create.mutateAsync({ body, idempotencyKey });
        toast(t('Warranty claim {{number}} was raised', { number }));
        await navigate(`${base}/${id}`);
      }}
    >
      <FormPart title={t('Warranty claim')} help={t('Who answers the claim reads this first.')}>
        <TextAreaField name="problem" maxLength={2000} />
        <DateField name="since" max={today()} />
        <RadioField name="wish" options={claimWishes} />
        <UploadField
          name="files"
          operation={assetFiles.upload}
          purpose="claimFile"
          rule={fileRules.claimFile}
          optional
        />
      </FormPart>
      <FormBar submit={t('Raise claim')} busyText={t('Saving...')} />
    </Form>
  );
}

/** A new claim on the warranty of the asset that the address names. */
export function WarrantyClaimFormPage({ base }: { base: string }) {
  const t = useT();
  const id = useSearchParams()[0].get('asset') ?? '';
  const { data, error, refetch } = useRead(warrantyClaims.proposal, { params: { id }, enabled: id !== '' });
  const title = t('Raise a warranty claim');
  return (
    <FormPage>
      <Headline title={title} crumbs={[{ label: t('Warranty Claims'), to: base }, { label: title }]} />
      <Parts>
        {id === '' && (
          <NoteLine tone="waiting">{t('A claim is raised on the page of an asset whose warranty runs.')}</NoteLine>
        )}
        {error && <Problem error={error} title={t('The asset cannot be read')} onRetry={() => void refetch()} />}
        {id !== '' && !data && !error && <Skeleton />}
        {data && <About proposal={data} base={base} />}
        {data?.cover && !data.isOpen && <ClaimForm assetId={id} base={base} />}
      </Parts>
    </FormPage>
  );
}
