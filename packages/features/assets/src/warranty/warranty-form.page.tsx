import { assets, cover, NewWarranty, warrantyTypes, warrantyYears } from '@portal/contracts';
import {
  ButtonLink,
  DateField,
  DateText,
  FieldRow,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  Ltr,
  Properties,
  RadioField,
  TextAreaField,
  TextField,
  toast,
  useFieldValue,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { useNavigate } from 'react-router';
import { AssetSearchField } from '../asset-search/asset-search.field.js';
import { yearsAfter } from '../years.js';

export interface WarrantyFormPageProps {
  /** Where the warranties of this area live: '/seller/warranty'. */
  base: string;
}

function AssetPart() {
  const t = useT();
  const chosen = useFieldValue('assetId');
  const id = typeof chosen === 'string' ? chosen : '';
  const { data: asset } = useRead(assets.get, { params: { id }, enabled: id !== '' });
  return (
    <FormPart id="asset" title={t('Asset')} help={t('The asset that the warranty is for.')}>
      <AssetSearchField name="assetId" />
      {asset?.id === id && (
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
  const chosen = useFieldValue('warrantyType');
  const start = useFieldValue('warrantyStartDate');
  const type = warrantyTypes.find((one) => one === chosen) ?? 'Standard';
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
          {
            label: t('Warranty end date'),
            value: <DateText value={yearsAfter(start, warrantyYears[type])} />,
          },
        ]}
      />
    </FormPart>
  );
}

function PeopleParts() {
  const t = useT();
  return (
    <>
      <FormPart id="customer" title={t('Customer')} help={t('Who the warranty is given to.')}>
        <TextField name="customerName" />
        <FieldRow>
          <TextField name="customerEmail" type="email" />
          <TextField name="customerPhone" type="tel" ltr />
        </FieldRow>
      </FormPart>
      <FormPart id="contact" title={t('Service contact')} help={t('Who helps when the warranty is needed.')}>
        <TextField name="contactPerson" />
        <FieldRow>
          <TextField name="contactEmail" type="email" />
          <TextField name="contactPhone" type="tel" ltr />
        </FieldRow>
      </FormPart>
    </>
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
          const { warrantyNumber } = await add.mutateAsync({ body, idempotencyKey });
          toast(t('Warranty {{number}} was registered', { number: warrantyNumber }));
          await navigate(base);
        }}
      >
        <AssetPart />
        <TermPart />
        <PeopleParts />
        <FormPart id="terms" title={t('Terms')}>
          <TextAreaField name="warrantyTerms" optional />
          <TextAreaField name="coverageDetails" optional />
          <TextAreaField name="exclusions" optional />
          <TextAreaField name="notes" optional />
        </FormPart>
        <FormBar submit={t('Register Warranty')} busyText={t('Saving...')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}
