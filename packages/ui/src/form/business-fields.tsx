import { businessNatures, genders, socialCategories, suggestedBrands, suggestedCategories } from '@portal/contracts';
import { useT } from '../i18n/use-t.js';
import { SelectField } from './choice-fields.js';
import type { FieldProps } from './field.js';
import { FieldRow } from './form-part.js';
import { TagField } from './tag-field.js';
import { TextField } from './text-fields.js';

type Asked = Pick<FieldProps, 'optional'>;

/** The tax number of an organisation. */
export function GstinField({ optional }: Asked) {
  const t = useT();
  return <TextField name="gstin" hint={t('15 characters')} ltr short optional={optional} />;
}

/** What the state knows of a company: its numbers, what it does and whose it is. */
export function BusinessFields() {
  return (
    <>
      <GstinField />
      <TextField name="msmeRegistrationNo" ltr short optional />
      <FieldRow>
        <SelectField name="socialCategory" options={socialCategories} />
        <SelectField name="genderOfOwner" options={genders} />
      </FieldRow>
      <SelectField name="natureOfBusiness" options={businessNatures} short />
    </>
  );
}

/** Brands, ready ones to take and others to add. */
export function BrandsField({ name, optional }: Asked & { name: string }) {
  const t = useT();
  return (
    <TagField
      name={name}
      suggestions={suggestedBrands}
      addLabel={t('Add Brand')}
      itemLabel={t('Brand')}
      optional={optional}
    />
  );
}

/** What a seller deals in. */
export function ProductCategoriesField({ optional }: Asked) {
  const t = useT();
  return (
    <TagField
      name="productCategories"
      suggestions={suggestedCategories}
      addLabel={t('Add Category')}
      itemLabel={t('Product category')}
      optional={optional}
    />
  );
}

/** Who of a buyer may approve. */
export function DesignationsField({ optional }: Asked) {
  const t = useT();
  return (
    <TagField
      name="authorizedDesignations"
      addLabel={t('Add designation')}
      itemLabel={t('Designation Title')}
      emptyText={t('No designation yet')}
      optional={optional}
    />
  );
}

/** Contracts that a buyer has already. */
export function ContractReferencesField() {
  const t = useT();
  return (
    <TagField
      name="contractReferenceNumbers"
      addLabel={t('Add contract reference')}
      itemLabel={t('Contract Reference Number')}
      emptyText={t('No contract reference yet')}
      optional
    />
  );
}
