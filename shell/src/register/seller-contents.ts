import type { ContentsPart, useT } from '@portal/ui';

/** The parts of the registration of a company that sells, and the fields that stand in each. */
export const sellerContents = (t: ReturnType<typeof useT>): ContentsPart[] => [
  { id: 'company', title: t('Company Information'), names: ['companyName', 'gemSellerId'], also: ['logo'] },
  {
    id: 'contact',
    title: t('Contact Information'),
    names: ['contactPersonName', 'mobileNumber', 'emailId', 'password', 'confirmPassword'],
  },
  {
    id: 'address',
    title: t('Company Address'),
    names: ['companyAddress.street', 'companyAddress.city', 'companyAddress.state', 'companyAddress.pin'],
    also: ['companyAddress'],
  },
  {
    id: 'business',
    title: t('Business Details'),
    names: ['gstin', 'socialCategory', 'genderOfOwner', 'natureOfBusiness'],
    also: ['msmeRegistrationNo'],
  },
  { id: 'products', title: t('Brands and Product Categories'), names: ['brandsDealtWith', 'productCategories'] },
  {
    id: 'documents',
    title: t('Document Uploads'),
    names: ['oemAuthorization', 'pastWorkOrders', 'turnoverProof', 'epbgCertificate'],
  },
];
