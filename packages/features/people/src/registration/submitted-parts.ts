import type { RegistrationKind } from '@portal/contracts';
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

const field =
  (shown: Shown) =>
  (path: string, label: string): SubmittedField => ({ path, label, shown });
const text = field('text');
const choice = field('choice');
const ltr = field('ltr');
const list = field('list');
const yes = field('yes');

const buyer = (t: T): SubmittedPart[] => [
  {
    title: t('Organization Information'),
    fields: [
      choice('organizationType', t('Organization type')),
      text('ministryDepartment', t('Ministry/Department name')),
      text('organizationName', t('Organization name')),
    ],
  },
  {
    title: t('Contact Information'),
    fields: [
      text('contactPersonName', t('Contact person name')),
      text('buyerDesignation', t('Buyer designation')),
      ltr('emailId', t('Email ID')),
      ltr('contactNumber', t('Contact number')),
    ],
  },
  {
    title: t('Office Address'),
    fields: [
      text('officeAddress.zone', t('Zone')),
      text('officeAddress.city', t('City')),
      choice('officeAddress.state', t('State')),
      ltr('officeAddress.pin', t('PIN code')),
      text('officeAddress.fullAddress', t('Full address')),
    ],
  },
  {
    title: t('Business Information'),
    fields: [
      ltr('gstin', t('GSTIN')),
      choice('paymentMode', t('Payment mode')),
      text('billingAuthorityDesignation', t('Billing authority designation')),
      text('consigneeName', t('Consignee name')),
      text('consigneeDesignation', t('Consignee designation')),
    ],
  },
  {
    title: t('Authorized Designations for Approval'),
    fields: [list('authorizedDesignations', t('Authorized designations'))],
  },
  { title: t('Contract References (GeM)'), fields: [list('contractReferenceNumbers', t('Contract references'))] },
];

const seller = (t: T): SubmittedPart[] => [
  {
    title: t('Company Information'),
    fields: [text('companyName', t('Company name')), ltr('gemSellerId', t('GeM Seller ID'))],
  },
  {
    title: t('Contact Information'),
    fields: [
      text('contactPersonName', t('Contact person name')),
      ltr('mobileNumber', t('Mobile number')),
      ltr('emailId', t('Email ID')),
    ],
  },
  {
    title: t('Company Address'),
    fields: [
      text('companyAddress.street', t('Street address')),
      text('companyAddress.city', t('City')),
      choice('companyAddress.state', t('State')),
      ltr('companyAddress.pin', t('PIN code')),
      text('companyAddress.fullAddress', t('Full address')),
    ],
  },
  {
    title: t('Business Details'),
    fields: [
      ltr('gstin', t('GSTIN')),
      ltr('msmeRegistrationNo', t('MSME registration number')),
      choice('natureOfBusiness', t('Nature of business')),
      choice('socialCategory', t('Social category')),
      choice('genderOfOwner', t('Gender of owner')),
    ],
  },
  {
    title: t('Brands and Product Categories'),
    fields: [
      list('brandsDealtWith', t('Brands dealt with')),
      field('choices')('productCategories', t('Product categories')),
    ],
  },
];

const endUser = (t: T): SubmittedPart[] => [
  {
    title: t('User Information'),
    fields: [
      text('fullName', t('Full name')),
      text('designation', t('Designation')),
      text('departmentOfficeName', t('Department/Office name')),
      ltr('emailId', t('Email ID')),
      ltr('mobileNumber', t('Mobile number')),
    ],
  },
  {
    title: t('Device Assignment'),
    fields: [
      field('choices')('devicesAssigned', t('Devices assigned')),
      field('serials')('deviceSerialNumbers', t('Device serial numbers')),
    ],
  },
  {
    title: t('Delivery Confirmation'),
    fields: [
      yes('deliveryConfirmationOTP', t('I received the devices')),
      yes('hardwareSoftwareFunctioning.preInstalledOSPresent', t('The operating system is installed')),
      yes('hardwareSoftwareFunctioning.batteryChargerCableWorking', t('Battery, charger and cables work')),
      yes('hardwareSoftwareFunctioning.antivirusMSOfficeActivation', t('Antivirus and office software are activated')),
    ],
  },
  {
    title: t('Language and Support Preferences'),
    fields: [
      choice('languagePreference', t('Language preference')),
      yes('amcSupportContactDetailsShown', t('I was shown the AMC and support contacts')),
      text('issuesReported', t('Issues to report')),
    ],
  },
];

const parts: Record<RegistrationKind, (t: T) => SubmittedPart[]> = { buyer, seller, enduser: endUser };

/** Every field of a registration, grouped as in its form. */
export const submittedParts = (t: T, kind: RegistrationKind) => parts[kind](t);

/** What a file is uploaded as. */
const fileWords = (t: T) => ({
  logo: t('Logo'),
  pastWorkOrders: t('Past work orders'),
  oemAuthorization: t('OEM authorization'),
  turnoverProof: t('Turnover proof'),
  epbgCertificate: t('ePBG certificate'),
  signedDeliveryReceipt: t('Signed delivery receipt'),
  issuesReportedFiles: t('Files about the issues'),
});
type FileField = keyof ReturnType<typeof fileWords>;

/** What a file was uploaded as. */
export const fileWord = (t: T, name: string) => fileWords(t)[name as FileField] ?? name;
