import { randomBytes } from 'node:crypto';
import { gstinCheck } from '@portal/contracts';

export const password = 'Quiet-Harbour-71';
export const someEmail = () => `p${randomBytes(6).toString('hex')}@example.gov.in`;

const letters = () => [...randomBytes(5)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
const someGstin = () => {
  const first14 = `27${letters()}1234F1Z`;
  return first14 + gstinCheck(first14)!;
};

/** A whole form of a buyer; `changes` replace fields. */
export const buyerForm = (changes: Record<string, unknown> = {}) => ({
  organizationType: 'State Govt',
  ministryDepartment: 'Department of Records',
  organizationName: `Test Office ${letters()}`,
  buyerDesignation: 'Officer',
  contactPersonName: 'Test Officer',
  emailId: someEmail(),
  contactNumber: '9000000001',
  password,
  confirmPassword: password,
  officeAddress: { zone: 'West', city: 'Pune', state: 'Maharashtra', pin: '411001' },
  paymentMode: 'PFMS',
  billingAuthorityDesignation: 'Accounts Officer',
  consigneeName: 'Test Consignee',
  consigneeDesignation: 'Store Keeper',
  authorizedDesignations: ['Director'],
  ...changes,
});

export const sellerForm = (changes: Record<string, unknown> = {}) => ({
  companyName: `Test Company ${letters()}`,
  gemSellerId: 'GEM-1',
  contactPersonName: 'Test Seller',
  mobileNumber: '9000000002',
  emailId: someEmail(),
  password,
  confirmPassword: password,
  companyAddress: { street: 'First Street', city: 'Pune', state: 'Maharashtra', pin: '411001' },
  gstin: someGstin(),
  socialCategory: 'General',
  genderOfOwner: 'Female',
  natureOfBusiness: 'Reseller',
  brandsDealtWith: ['HP'],
  productCategories: ['Laptop'],
  ...changes,
});

export const endUserForm = (changes: Record<string, unknown> = {}) => ({
  fullName: 'Test Holder',
  designation: 'Clerk',
  departmentOfficeName: `Test Office ${letters()}`,
  emailId: someEmail(),
  mobileNumber: '9000000003',
  password,
  confirmPassword: password,
  devicesAssigned: ['Laptop'],
  languagePreference: 'Hindi',
  ...changes,
});
