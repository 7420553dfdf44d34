import { newPersonForms, type PersonKind } from './person-forms.js';

const fieldsOf = (kind: PersonKind) => Object.keys(newPersonForms[kind].shape);

/** The add forms of the requirements; of a password nothing is taken, a temporary one is mailed. */
it.each([
  [
    'buyer',
    'organizationType, ministryDepartment, organizationName, buyerDesignation, contactPersonName, emailId, contactNumber, officeAddress, gstin, paymentMode, billingAuthorityDesignation, consigneeName, consigneeDesignation, authorizedDesignations, contractReferenceNumbers',
  ],
  [
    'seller',
    'companyName, gemSellerId, contactPersonName, emailId, mobileNumber, gstin, msmeRegistrationNo, socialCategory, genderOfOwner, natureOfBusiness, companyAddress',
  ],
  [
    'enduser',
    'fullName, emailId, designation, departmentOfficeName, mobileNumber, languagePreference, devicesAssigned',
  ],
  ['support-agent', 'name, email, department, designation, phone, address, city, state, pincode'],
] as const)('the form that adds a %s has the fields of the requirements', (kind, fields) => {
  expect(fieldsOf(kind)).toEqual(expect.arrayContaining(fields.split(', ')));
  expect(fieldsOf(kind)).not.toContain('password');
});

it.each([
  ['buyer', 'organizationType', 'Central Govt'],
  ['buyer', 'paymentMode', 'PFMS'],
  ['seller', 'socialCategory', 'General'],
  ['seller', 'genderOfOwner', 'Male'],
  ['seller', 'natureOfBusiness', 'OEM'],
  ['enduser', 'languagePreference', 'English'],
] as const)('a %s whose %s is left out has %s', (kind, field, standard) => {
  const shape: Record<string, { parse: (value: unknown) => unknown }> = newPersonForms[kind].shape;
  expect(shape[field]?.parse(undefined)).toBe(standard);
});
