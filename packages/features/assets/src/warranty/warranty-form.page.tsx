import { cover, NewWarranty, warrantyTypes, warrantyYears } from '@portal/contracts';
import {
  ButtonLink,
  DateField,
  DateText,
  Form,
  FormBar,
  FormPage,
  FormPart,
  formatNumber,
  Headline,
  Ltr,
  NoteLine,
  Properties,
  RadioField,
  RowLink,
  toast,
  useFieldValue,
  useT,
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import { AssetSearchField } from '../asset-search/asset-search.field.js';
import { yearsAfter } from '../years.js';
import { useProposal } from './use-proposal.js';
import { WarrantyParts } from './warranty-fields.js';

export interface WarrantyFormPageProps {
  /** Where the warranties of this area live: '/seller/warranty'. */
  base: string;
}

function AssetPart({ base }: WarrantyFormPageProps) {
  const t = useT();
  const { asset, proposal } = useProposal();
  return (
    <FormPart id="asset" title={t('Asset')} help={t('The asset that the warranty is for.')}>
      <AssetSearchField name="assetId" />
      {proposal?.running && (
        <NoteLine tone="waiting">
          {t('A warranty of this asset runs already')}:{' '}
          <RowLink to={`${base}/${proposal.running.id}`}>
            <Ltr>{proposal.running.warrantyNumber}</Ltr>
          </RowLink>
        </NoteLine>
      )}
      {asset && (
        <Properties
          stacked
          properties={[
            { label: t('Asset ID'), value: <Ltr>{asset.assetUid}</Ltr> },
            { label: t('Serial number'), value: <Ltr>{asset.serialNumber}</Ltr> },
            { label: t('Purchase date'), value: <DateText value={asset.purchaseDate} /> },
            { label: t('Buyer'), value: asset.buyerName && <bdi>{asset.buyerName}</bdi> },
          ]}
        />
      )}
    </FormPart>
  );
}

function TermPart() {
  const t = useT();
  const { proposal } = useProposal();
  const chosen = useFieldValue('warrantyType');
  const start = useFieldValue('warrantyStartDate');
  const type = warrantyTypes.find((one) => one === chosen) ?? 'Standard';
  const ofLine = proposal?.years ?? 0;
  return (
    <FormPart id="term" title={t('Term')} help={t('The end follows from start and type.')}>
      <RadioField
        name="warrantyType"
        options={warrantyTypes.map((value) => ({
          value,
          label: t('{{type}} ({{count}} years)', { type: t(value), count: warrantyYears[value] }),
        }))}
      />
      <DateField name="warrantyStartDate" />
      <Properties
        stacked
        properties={[
          ...(ofLine > 0 ? [{ label: t('Years of the order'), value: formatNumber(ofLine) }] : []),
          {
            label: t('Warranty end date'),
            value: <DateText value={yearsAfter(start, Math.max(warrantyYears[type], ofLine))} />,
          },
        ]}
      />
    </FormPart>
  );
}

/** Registers a warranty. */
export function WarrantyFormPage({ base }: WarrantyFormPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const add = useWrite(cover.addWarranty);
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Warranties'), to: base }, { label: t('Register Warranty') }]}
        title={t('Register Warranty')}
      />
      <Form
        schema={NewWarranty}
        initial={{ warrantyType: 'Standard' }}
        draft="new-warranty"
        failureTitle={t('Failed to register warranty. Please try again.')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { warrantyNumber, id } = await add.mutateAsync({ body, idempotencyKey });
          toast(t('Warranty {{number}} was registered', { number: warrantyNumber }));
          await navigate(`${base}/${id}`);
        }}
      >
        <AssetPart base={base} />
        <TermPart />
        <WarrantyParts />
        <FormBar submit={t('Register Warranty')} busyText={t('Saving...')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}
