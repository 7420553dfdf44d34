// ASVS 2.2.1
import {
  BuyerRegistration,
  EndUserRegistration,
  registrationForms,
  SellerRegistration,
  suggestedBrands,
  suggestedCategories,
} from './registration.js';

const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape).sort();
const listed = (words: string) => words.split(', ').sort();

/** The entities of the requirements; id, status and submittedAt come from the server. */
it.each([
  [
    'buyer',
    BuyerRegistration,
    'organizationType, ministryDepartment, organizationName, logo, buyerDesignation, contactPersonName, emailId, contactNumber, password, confirmPassword, officeAddress, gstin, paymentMode, billingAuthorityDesignation, consigneeName, consigneeDesignation, authorizedDesignations, contractReferenceNumbers, pastWorkOrders',
  ],
  [
    'seller',
    SellerRegistration,
    'companyName, gemSellerId, logo, contactPersonName, mobileNumber, emailId, password, confirmPassword, companyAddress, gstin, msmeRegistrationNo, socialCategory, genderOfOwner, natureOfBusiness, brandsDealtWith, productCategories, oemAuthorization, pastWorkOrders, turnoverProof, epbgCertificate',
  ],
  [
    'enduser',
    EndUserRegistration,
    'fullName, designation, departmentOfficeName, emailId, mobileNumber, password, confirmPassword, devicesAssigned, deviceSerialNumbers, deliveryConfirmationOTP, hardwareSoftwareFunctioning, languagePreference, amcSupportContactDetailsShown, issuesReported, signedDeliveryReceipt, issuesReportedFiles',
  ],
] as const)('a registration of a %s has the fields of the requirements', (_, schema, fields) => {
  expect(fieldsOf(schema)).toEqual(listed(fields));
});

it('has the parts of addresses and of the device check', () => {
  const address = (schema: typeof BuyerRegistration | typeof SellerRegistration, at: string, lacking: object) => {
    const { error } = schema.safeParse({ [at]: lacking });
    return (error?.issues ?? []).filter(({ path }) => path[0] === at).map(({ path }) => path[1]);
  };
  expect(address(BuyerRegistration, 'officeAddress', {})).toEqual(['zone', 'city', 'state', 'pin']);
  expect(address(SellerRegistration, 'companyAddress', {})).toEqual(['street', 'city', 'state', 'pin']);
  expect(registrationForms.enduser.shape.hardwareSoftwareFunctioning.parse(undefined)).toEqual({
    preInstalledOSPresent: false,
    batteryChargerCableWorking: false,
    antivirusMSOfficeActivation: false,
  });
});

it('keeps a GSTIN in capital letters', () => {
  expect(registrationForms.buyer.shape.gstin.parse('27aapfu0939f1zv')).toBe('27AAPFU0939F1ZV');
});

it.each([
  [
    suggestedBrands,
    'Microsoft, HP, Lenovo, Dell, Epson, Canon, Samsung, Apple, Cisco, Juniper, Fortinet, VMware, Oracle, Adobe, Autodesk',
  ],
  [
    suggestedCategories,
    'Software, Desktop, Laptop, Printer, Scanner, Network Equipment, Server, Storage, Security, Cloud Services, Mobile Devices',
  ],
])('suggests %j', (list, words) => {
  expect(list.join(', ')).toBe(words);
});
