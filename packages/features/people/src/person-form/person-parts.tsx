import type { DocumentField, PersonKind } from '@portal/contracts';
import type { ContentsPart, useT } from '@portal/ui';
import { BuyerParts } from './buyer-parts.js';
import { EndUserParts, OemParts, SupportAgentParts } from './other-parts.js';
import { SellerParts } from './seller-parts.js';

type T = ReturnType<typeof useT>;

/** The fields of a kind's form. */
export function PersonParts({ kind, editing }: { kind: PersonKind; editing: boolean }) {
  if (kind === 'buyer') return <BuyerParts editing={editing} />;
  if (kind === 'seller') return <SellerParts editing={editing} />;
  if (kind === 'oem') return <OemParts editing={editing} />;
  if (kind === 'enduser') return <EndUserParts editing={editing} />;
  return <SupportAgentParts editing={editing} />;
}

const documents = (t: T, ...names: DocumentField[]): ContentsPart => ({
  id: 'documents',
  title: t('Documents'),
  names,
});

const parts: Record<PersonKind, (t: T) => ContentsPart[]> = {
  buyer: (t) => [
    {
      id: 'organization',
      title: t('Organization Information'),
      names: ['organizationType', 'organizationName', 'ministryDepartment'],
      also: ['logo', 'placement'],
    },
    {
      id: 'contact',
      title: t('Contact Information'),
      names: ['contactPersonName', 'buyerDesignation', 'emailId'],
      also: ['contactNumber'],
    },
    { id: 'address', title: t('Office Address'), names: ['officeAddress.fullAddress'], also: ['officeAddress'] },
    {
      id: 'billing',
      title: t('Billing and Consignee Information'),
      names: ['paymentMode'],
      also: ['gstin', 'billingAuthorityDesignation', 'consigneeName', 'consigneeDesignation'],
    },
    { id: 'designations', title: t('Authorized Designations'), names: ['authorizedDesignations'] },
    { id: 'contracts', title: t('Contract Reference Numbers'), names: ['contractReferenceNumbers'] },
    { id: 'workOrders', title: t('Past Work Orders'), names: ['pastWorkOrders'] },
  ],
  seller: (t) => [
    {
      id: 'company',
      title: t('Company Information'),
      names: ['companyName', 'gemSellerId'],
      also: ['logo', 'placement'],
    },
    { id: 'contact', title: t('Contact Information'), names: ['contactPersonName', 'emailId', 'mobileNumber'] },
    { id: 'address', title: t('Company Address'), names: ['companyAddress.fullAddress'], also: ['companyAddress'] },
    {
      id: 'business',
      title: t('Business Details'),
      names: ['gstin', 'natureOfBusiness'],
      also: ['msmeRegistrationNo', 'socialCategory', 'genderOfOwner'],
    },
    {
      id: 'products',
      title: t('Brands and Product Categories'),
      names: ['brandsDealtWith'],
      also: ['productCategories'],
    },
    documents(t, 'oemAuthorization', 'pastWorkOrders', 'turnoverProof', 'epbgCertificate'),
  ],
  oem: (t) => [
    { id: 'company', title: t('Company Information'), names: ['companyName', 'brands'], also: ['logo', 'placement'] },
    {
      id: 'contact',
      title: t('Contact Information'),
      names: ['contactPersonName', 'emailId'],
      also: ['designation', 'mobileNumber'],
    },
    documents(t, 'pastWorkOrders'),
  ],
  enduser: (t) => [
    {
      id: 'person',
      title: t('User Information'),
      names: ['fullName', 'designation', 'departmentOfficeName', 'emailId', 'mobileNumber'],
      also: ['languagePreference', 'placement'],
    },
    { id: 'devices', title: t('Device Assignment'), names: ['devicesAssigned'], also: ['deviceSerialNumbers'] },
    documents(t, 'signedDeliveryReceipt', 'issuesReportedFiles'),
  ],
  'support-agent': (t) => [
    { id: 'person', title: t('User Information'), names: ['name', 'department', 'designation'] },
    { id: 'contact', title: t('Contact Information'), names: ['email', 'phone'] },
    { id: 'address', title: t('Address'), names: ['address', 'city', 'state', 'pincode'] },
  ],
};

/** The contents of a kind's form; who edits may reset the password there too. */
export const contentsOf = (t: T, kind: PersonKind, editing: boolean): ContentsPart[] =>
  editing ? [...parts[kind](t), { id: 'password', title: t('Password Reset'), names: [] }] : parts[kind](t);
