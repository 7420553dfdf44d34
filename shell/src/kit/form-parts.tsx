import { day, fileRules, registrationFiles, required, rupees } from '@portal/contracts';
import {
  CheckField,
  DateField,
  DateInput,
  MomentField,
  Field,
  FieldGroup,
  FieldRow,
  Form,
  FormBar,
  FormPart,
  LightForm,
  MoneyField,
  NumberField,
  OtpField,
  PasswordField,
  PlainButton,
  PlainTabs,
  RadioField,
  SelectField,
  Sheet,
  TagField,
  TextAreaField,
  TextField,
  SelectManyField,
  TickListField,
  toast,
  type Uploaded,
  UploadField,
  UploadRow,
  UploadRows,
  When,
  Wizard,
} from '@portal/ui';
import { useState } from 'react';
import { z } from 'zod';
import css from './kit.module.css';

const Sample = z.object({
  name: required('Asset name is required'),
  value: rupees('Value must be greater than 0'),
  purchaseDate: day('Purchase date is required'),
  tags: z.array(z.string()).min(1, 'At least one brand is required'),
});

function BeforeSigningIn() {
  return (
    <Sheet title="LightForm, PlainTabs, PlainButton">
      <PlainTabs
        tabs={[
          {
            key: 'light',
            label: 'E-mail and password',
            children: (
              <LightForm fetchSchema={() => Promise.resolve(Sample)} onSubmit={() => toast('Sent')}>
                <TextField name="name" label="Asset name" />
                <FormBar submit="Send">
                  <PlainButton onClick={() => toast('Another')}>Another</PlainButton>
                </FormBar>
              </LightForm>
            ),
          },
          { key: 'other', label: 'Number and mailed code', children: <p>What was typed in the first one stays.</p> },
        ]}
      />
    </Sheet>
  );
}

const steps = ['OTP', 'Checklist', 'Complete'];

function WizardSample() {
  const [at, setAt] = useState(0);
  return (
    <Sheet title="Wizard">
      <Wizard
        steps={steps.map((title) => ({ key: title, title, content: <p>{title}</p> }))}
        at={steps[at] ?? 'OTP'}
        primary={{ label: 'Save and continue', disabled: at === 2, onClick: () => setAt(at + 1) }}
        onBack={at ? () => setAt(at - 1) : undefined}
        note="Saved · 4 items left"
      />
    </Sheet>
  );
}

const uploads: Uploaded[] = [
  { key: 'sending', name: 'order.pdf', size: 1_258_291, part: 0.4 },
  { key: 'stored', name: 'receipt.pdf', size: 84_000, id: 'sample' },
  {
    key: 'failed',
    name: 'photo.jpg',
    size: 640_000,
    error: 'Network error: the connection was lost',
    file: new File([], 'photo.jpg'),
  },
];

function OutsideForms() {
  const [day, setDay] = useState<string | undefined>('2026-12-31');
  const again = () => toast('Sent again');
  return (
    <Sheet title="DateInput, UploadRow">
      <div className={css.stack}>
        <div className={css.row}>
          <label htmlFor="kit-day">A day</label>
          <DateInput id="kit-day" value={day ?? ''} onChange={setDay} />
        </div>
        <UploadRows>
          {uploads.map((file) => (
            <UploadRow key={file.key} file={file} onRemove={() => toast('Removed')} onRetry={again} />
          ))}
        </UploadRows>
      </div>
    </Sheet>
  );
}

export function FormParts() {
  return (
    <>
      <Form schema={Sample} initial={{ tags: [] }} onSubmit={() => toast('Sent')}>
        <FormPart title="Kinds of fields" help="Submit to see the problems.">
          <TextField name="name" label="Asset name" hint="As it is on the invoice" />
          <PasswordField name="password" label="Password" autoComplete="new-password" short optional />
          <FieldRow>
            <MoneyField name="value" label="Value" />
            <NumberField name="quantity" label="Quantity" optional />
          </FieldRow>
          <DateField name="purchaseDate" label="Purchase date" />
          <MomentField name="closesAt" label="Closing time" optional />
          <SelectField name="category" label="Category" options={['Laptop', 'Printer']} short optional />
          <RadioField name="condition" label="Condition" options={['New', 'Used']} optional />
          <SelectManyField name="units" label="Units" options={['SN-1', 'SN-2', 'SN-3']} optional />
          <TickListField name="devices" label="Devices" options={['Laptop', 'Desktop', 'Printer']} optional />
          <CheckField name="hasAmc" label="Has AMC" optional />
          <When name="hasAmc" is={true}>
            <DateField name="amcExpiry" label="AMC expiry" optional />
          </When>
          <Field name="score" label="A control of your own" optional>
            {({ id, value, set, disabled }) => (
              <input
                type="range"
                id={id}
                min={1}
                max={5}
                disabled={disabled}
                value={typeof value === 'number' ? value : 3}
                onChange={({ target }) => set(target.valueAsNumber)}
              />
            )}
          </Field>
          <TagField
            name="tags"
            label="Brands"
            suggestions={['Dell', 'HP']}
            addLabel="Add Brand"
            itemLabel="Brand"
            emptyText="No brand yet"
          />
          <UploadField
            name="logo"
            label="Logo"
            optional
            operation={registrationFiles.upload}
            purpose="logo"
            rule={fileRules.logo}
          />
          <OtpField name="otp" label="OTP" optional />
          <FieldGroup title="Item 1" onRemove={() => undefined}>
            <TextField name="item" label="Name" optional />
          </FieldGroup>
          <TextAreaField name="notes" label="Notes" optional />
        </FormPart>
        <FormBar submit="Submit" />
      </Form>
      <BeforeSigningIn />
      <OutsideForms />
      <WizardSample />
    </>
  );
}
