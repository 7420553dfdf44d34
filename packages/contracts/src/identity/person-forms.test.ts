import { documentFields } from '../registration/documents.js';
import { registrationForms, registrationKinds } from '../registration/registration.js';
import { documentsOfKind, editPersonForms, newPersonForms, type PersonKind, personKinds } from './person-forms.js';

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

it.each(personKinds)('both forms of a %s hold exactly its documents', (kind) => {
  for (const form of [newPersonForms[kind], editPersonForms[kind]]) {
    const held = documentFields.filter((field) => field in form.shape);
    expect(held.sort()).toEqual([...documentsOfKind[kind]].sort());
  }
});

it.each(registrationKinds)('no document of the registration of a %s is without a field in its forms', (kind) => {
  const handedIn = documentFields.filter((field) => field in registrationForms[kind].shape);
  expect(handedIn.length).toBeGreaterThan(0);
  expect(documentsOfKind[kind]).toEqual(expect.arrayContaining(handedIn));
});
