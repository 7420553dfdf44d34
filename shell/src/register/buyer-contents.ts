import type { ContentsPart, useT } from '@portal/ui';

/** The parts of the registration of an organisation that buys, and the fields that stand in each. */
export const buyerContents = (t: ReturnType<typeof useT>): ContentsPart[] => [
  {
    id: 'organization',
    title: t('Organization Information'),
    names: ['organizationType', 'ministryDepartment', 'organizationName'],
    also: ['logo'],
  },
  {
    id: 'contact',
    title: t('Contact Information'),
    names: ['buyerDesignation', 'contactPersonName', 'emailId', 'contactNumber', 'password', 'confirmPassword'],
  },
  {
    id: 'address',
    title: t('Office Address'),
    names: ['officeAddress.zone', 'officeAddress.city', 'officeAddress.state', 'officeAddress.pin'],
    also: ['officeAddress'],
  },
  {
    id: 'business',
    title: t('Business Information'),
    names: ['paymentMode', 'billingAuthorityDesignation', 'consigneeName', 'consigneeDesignation'],
    also: ['gstin'],
  },
  { id: 'designations', title: t('Authorized Designations for Approval'), names: ['authorizedDesignations'] },
  { id: 'contracts', title: t('Contract References (GeM)'), names: ['contractReferenceNumbers'] },
  { id: 'workOrders', title: t('Past Work Orders'), names: ['pastWorkOrders'] },
];
