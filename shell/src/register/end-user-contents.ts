import type { ContentsPart, useT } from '@portal/ui';

/** The parts of the registration of a person who holds devices, and the fields that stand in each. */
export const endUserContents = (t: ReturnType<typeof useT>): ContentsPart[] => [
  {
    id: 'person',
    title: t('User Information'),
    names: [
      'fullName',
      'designation',
      'departmentOfficeName',
      'emailId',
      'mobileNumber',
      'password',
      'confirmPassword',
    ],
  },
  { id: 'devices', title: t('Device Assignment'), names: ['devicesAssigned'], also: ['deviceSerialNumbers'] },
  {
    id: 'delivery',
    title: t('Delivery Confirmation'),
    names: ['deliveryConfirmationOTP'],
    also: ['hardwareSoftwareFunctioning'],
  },
  {
    id: 'language',
    title: t('Language and Support Preferences'),
    names: ['languagePreference'],
    also: ['amcSupportContactDetailsShown', 'issuesReported'],
  },
  { id: 'documents', title: t('Document Uploads'), names: ['signedDeliveryReceipt', 'issuesReportedFiles'] },
];
