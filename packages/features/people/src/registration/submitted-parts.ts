import { type RegistrationKind, registrationLabel } from '@portal/contracts';
import type { useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

/** How a submitted value is shown: a choice is translated, ids and numbers stay left to right, a person's words stay as they are. */
type Shown = 'text' | 'choice' | 'ltr' | 'list' | 'choices' | 'serials' | 'yes';

/** One field of the form: where its value lies, and how it reads. */
export interface SubmittedField {
  path: string;
  label: string;
  shown: Shown;
}

/** A part of the form as it was filled in. */
interface SubmittedPart {
  title: string;
  fields: SubmittedField[];
}

/** A part as it stands below: which fields, and how each is shown. */
interface PartOfForm {
  title: string;
  fields: Omit<SubmittedField, 'label'>[];
}

const field = (shown: Shown) => (path: string) => ({ path, shown });
const text = field('text');
const choice = field('choice');
const ltr = field('ltr');
const list = field('list');
const yes = field('yes');

const buyer = (t: T): PartOfForm[] => [
  {
    title: t('Organization Information'),
    fields: [choice('organizationType'), text('ministryDepartment'), text('organizationName')],
  },
  {
    title: t('Contact Information'),
    fields: [text('contactPersonName'), text('buyerDesignation'), ltr('emailId'), ltr('contactNumber')],
  },
  {
    title: t('Office Address'),
    fields: [
      text('officeAddress.zone'),
      text('officeAddress.city'),
      choice('officeAddress.state'),
      ltr('officeAddress.pin'),
      text('officeAddress.fullAddress'),
    ],
  },
  {
    title: t('Business Information'),
    fields: [
      ltr('gstin'),
      choice('paymentMode'),
      text('billingAuthorityDesignation'),
      text('consigneeName'),
      text('consigneeDesignation'),
    ],
  },
  {
    title: t('Authorized Designations for Approval'),
    fields: [list('authorizedDesignations')],
  },
  { title: t('Contract References (GeM)'), fields: [list('contractReferenceNumbers')] },
];

const seller = (t: T): PartOfForm[] => [
  {
    title: t('Company Information'),
    fields: [text('companyName'), ltr('gemSellerId')],
  },
  {
    title: t('Contact Information'),
    fields: [text('contactPersonName'), ltr('mobileNumber'), ltr('emailId')],
  },
  {
    title: t('Company Address'),
    fields: [
      text('companyAddress.street'),
      text('companyAddress.city'),
      choice('companyAddress.state'),
      ltr('companyAddress.pin'),
      text('companyAddress.fullAddress'),
    ],
  },
  {
    title: t('Business Details'),
    fields: [
      ltr('gstin'),
      ltr('msmeRegistrationNo'),
      choice('natureOfBusiness'),
      choice('socialCategory'),
      choice('genderOfOwner'),
    ],
  },
  {
    title: t('Brands and Product Categories'),
    fields: [list('brandsDealtWith'), field('choices')('productCategories')],
  },
];

const endUser = (t: T): PartOfForm[] => [
  {
    title: t('User Information'),
    fields: [text('fullName'), text('designation'), text('departmentOfficeName'), ltr('emailId'), ltr('mobileNumber')],
  },
  {
    title: t('Device Assignment'),
    fields: [field('choices')('devicesAssigned'), field('serials')('deviceSerialNumbers')],
  },
  {
    title: t('Delivery Confirmation'),
    fields: [
      yes('deliveryConfirmationOTP'),
      yes('hardwareSoftwareFunctioning.preInstalledOSPresent'),
      yes('hardwareSoftwareFunctioning.batteryChargerCableWorking'),
      yes('hardwareSoftwareFunctioning.antivirusMSOfficeActivation'),
    ],
  },
  {
    title: t('Language and Support Preferences'),
    fields: [choice('languagePreference'), yes('amcSupportContactDetailsShown'), text('issuesReported')],
  },
];

const parts: Record<RegistrationKind, (t: T) => PartOfForm[]> = { buyer, seller, enduser: endUser };

/** Every field of a registration, grouped as in its form, with what the forms call it. */
export const submittedParts = (t: T, kind: RegistrationKind): SubmittedPart[] =>
  parts[kind](t).map(({ title, fields }) => ({
    title,
    fields: fields.map((one) => ({ ...one, label: t(registrationLabel(one.path)) })),
  }));

/** What a file was uploaded as. */
export const fileWord = (t: T, name: string) => t(registrationLabel(name));
