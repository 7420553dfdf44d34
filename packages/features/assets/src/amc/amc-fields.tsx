import { serviceTypes } from '@portal/contracts';
import {
  DateField,
  FieldRow,
  FormPart,
  MoneyField,
  RadioField,
  TextAreaField,
  useFieldValue,
  useForm,
  useT,
} from '@portal/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CustomerPart } from '../customer.part.js';
import { ServiceContactPart } from '../service-contact.part.js';
import { yearsAfter } from '../years.js';

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

/** The parts of the form of every AMC contract, whether it is made, changed or renewed. */
export function AmcTermParts() {
  const t = useT();
  return (
    <>
      <TermPart />
      <CustomerPart help={t('Who has the assets maintained.')} optional />
      <ServiceContactPart help={t('Who is called for a service.')} />
      <FormPart id="terms" title={t('Terms')}>
        <TextAreaField name="terms" optional />
        <TextAreaField name="coverageDetails" optional />
      </FormPart>
    </>
  );
}
