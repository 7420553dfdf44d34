import { cover, NewAmcContract, serviceTypes } from '@portal/contracts';
import {
  ButtonLink,
  DateField,
  FieldRow,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  MoneyField,
  RadioField,
  TextAreaField,
  TextField,
  toast,
  today,
  useFieldValue,
  useForm,
  useT,
  useWrite,
} from '@portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AssetSearchField } from '../asset-search/asset-search.field.js';
import { yearsAfter } from '../years.js';

export interface AmcFormPageProps {
  /** Where the AMC contracts of this area live: '/buyer/amc'. */
  base: string;
}

/** Start and end: another start sets the end one year later. */
function TermPart() {
  const t = useT();
  const { set } = useForm();
  const start = useFieldValue('startDate');
  const before = useRef(start);
  const follow = useEffectEvent((end: string) => set('endDate', end));
  useEffect(() => {
    if (before.current === start) return;
    before.current = start;
    const end = yearsAfter(start, 1);
    if (end) follow(end);
  }, [start]);
  return (
    <FormPart id="term" title={t('Term and value')} help={t('One year from the start, unless you say otherwise.')}>
      <FieldRow>
        <DateField name="startDate" />
        <DateField name="endDate" />
      </FieldRow>
      <FieldRow>
        <MoneyField name="value" />
        <DateField name="nextServiceDate" optional />
      </FieldRow>
      <RadioField name="serviceType" options={serviceTypes} />
    </FormPart>
  );
}

/** Makes an annual maintenance contract over one or more assets. */
export function AmcFormPage({ base }: AmcFormPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const add = useWrite(cover.addAmcContract);
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('AMC Contracts'), to: base }, { label: t('Create New AMC Contract') }]}
        title={t('Create New AMC Contract')}
      />
      <Form
        schema={NewAmcContract}
        initial={{ startDate: today(), endDate: yearsAfter(today(), 1), serviceType: 'Preventive' }}
        draft="new-amc"
        failureTitle={t('Failed to create AMC contract')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { contractNumber } = await add.mutateAsync({ body, idempotencyKey });
          toast(t('AMC contract {{number}} was created', { number: contractNumber }));
          await navigate(base);
        }}
      >
        <FormPart id="assets" title={t('Assets')} help={t('What the contract covers.')}>
          <AssetSearchField name="assetIds" many />
          <TextField name="provider" />
        </FormPart>
        <TermPart />
        <FormPart id="contact" title={t('Service contact')} help={t('Who is called for a service.')}>
          <TextField name="contactPerson" />
          <FieldRow>
            <TextField name="contactEmail" type="email" />
            <TextField name="contactPhone" type="tel" ltr />
          </FieldRow>
        </FormPart>
        <FormPart id="terms" title={t('Terms')}>
          <TextAreaField name="terms" optional />
          <TextAreaField name="coverageDetails" optional />
        </FormPart>
        <FormBar submit={t('Create AMC contract')} busyText={t('Saving...')}>
          <ButtonLink to={base}>{t('Cancel')}</ButtonLink>
        </FormBar>
      </Form>
    </FormPage>
  );
}
