// ASVS 2.2.3
import { deviceTypes } from './device-serials.js';
import { registrations } from './operations.js';
import {
  businessNatures,
  BuyerRegistration,
  EndUserRegistration,
  genders,
  organizationTypes,
  paymentModes,
  registrationForms,
  registrationLanguages,
  SellerRegistration,
  socialCategories,
} from './registration.js';

const messages = (
  schema: typeof BuyerRegistration | typeof SellerRegistration | typeof EndUserRegistration,
  form: object,
) => {
  const result = schema.safeParse(form);
  return Object.fromEntries(
    [...(result.error?.issues ?? [])].reverse().map(({ path, message }) => [path.join('.'), message]),
  );
};

/** The requirements, word by word. */
const told = {
  buyer: {
    organizationType: 'Organization type is required',
    ministryDepartment: 'Ministry/Department name is required',
    organizationName: 'Organization name is required',
    buyerDesignation: 'Buyer designation is required',
    contactPersonName: 'Contact person name is required',
    emailId: 'Email ID is required',
    contactNumber: 'Contact number is required',
    password: 'Password is required',
    confirmPassword: 'Please confirm your password',
    'officeAddress.zone': 'Zone is required',
    'officeAddress.city': 'City is required',
    'officeAddress.state': 'State is required',
    'officeAddress.pin': 'PIN code is required',
    paymentMode: 'Payment mode is required',
    billingAuthorityDesignation: 'Billing authority designation is required',
    consigneeName: 'Consignee name is required',
    consigneeDesignation: 'Consignee designation is required',
    authorizedDesignations: 'At least one authorized designation is required',
  },
  seller: {
    companyName: 'Company name is required',
    gemSellerId: 'GeM Seller ID is required',
    contactPersonName: 'Contact person name is required',
    mobileNumber: 'Mobile number is required',
    emailId: 'Email ID is required',
    password: 'Password is required',
    confirmPassword: 'Please confirm your password',
    'companyAddress.street': 'Street address is required',
    'companyAddress.city': 'City is required',
    'companyAddress.state': 'State is required',
    'companyAddress.pin': 'PIN code is required',
    gstin: 'GSTIN is required',
    socialCategory: 'Social category is required',
    genderOfOwner: 'Gender is required',
    natureOfBusiness: 'Nature of business is required',
    brandsDealtWith: 'At least one brand is required',
    productCategories: 'At least one product category is required',
  },
  // The language is English where nothing is said.
  enduser: {
    fullName: 'Full name is required',
    designation: 'Designation is required',
    departmentOfficeName: 'Department/Office name is required',
    emailId: 'Email ID is required',
    mobileNumber: 'Mobile number is required',
    password: 'Password is required',
    confirmPassword: 'Please confirm your password',
    devicesAssigned: 'At least one device must be selected',
  },
};

describe.each([
  ['buyer', BuyerRegistration, registrations.submitBuyer],
  ['seller', SellerRegistration, registrations.submitSeller],
  ['enduser', EndUserRegistration, registrations.submitEndUser],
] as const)('%s registration', (kind, schema, submit) => {
  it('says what each missing field lacks', () => {
    expect(messages(schema, {})).toEqual(told[kind]);
  });

  it('says the same of blank and empty fields as of missing ones', () => {
    const lists = ['authorizedDesignations', 'brandsDealtWith', 'productCategories', 'devicesAssigned'];
    const blank: Record<string, unknown> = {};
    for (const path of Object.keys(told[kind])) {
      const [first = '', second] = path.split('.');
      const value = lists.includes(first) ? [] : /password/i.test(first) ? '' : '  ';
      blank[first] = second ? { ...(blank[first] as object | undefined), [second]: value } : value;
    }
    expect(messages(schema, blank)).toEqual(told[kind]);
  });

  it('is checked by the server with the schema of the form', () => {
    expect(submit.body).toBe(schema);
  });

  it.each([
    ['emailId', 'nobody', 'Please enter a valid email address'],
    ['password', '1234567', 'Password must be at least 8 characters long'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(messages(schema, { [field]: value })[field]).toBe(message);
  });

  it('says that passwords differ beside everything else that is wrong', () => {
    const typed = { password: 'long enough', confirmPassword: 'something else' };
    expect(messages(schema, typed).confirmPassword).toBe('Passwords do not match');
  });
});

it.each([
  [organizationTypes, 'Central Govt, State Govt, PSU, Autonomous Body, Local Body, Other'],
  [paymentModes, 'PFMS, CGDA, Offline, ISRO Internal, Other'],
  [socialCategories, 'General, SC, ST, OBC'],
  [genders, 'Male, Female, Other'],
  [businessNatures, 'OEM, Authorized Distributor, Reseller'],
  [deviceTypes, 'Laptop, Desktop, Printer, Scanner, Webcam, Software License Key'],
  [
    registrationLanguages,
    'English, Hindi, Marathi, Gujarati, Bengali, Tamil, Telugu, Kannada, Malayalam, Punjabi, Odia, Assamese, Urdu',
  ],
])('offers %j', (list, words) => {
  expect(list.join(', ')).toBe(words);
});

describe('buyer registration', () => {
  it.each([
    ['emailId', 'a@example.com', 'Only official government email domains are allowed (.gov.in, .nic.in, or @gov.in)'],
    ['emailId', 'a@notgov.in', 'Only official government email domains are allowed (.gov.in, .nic.in, or @gov.in)'],
    ['contactNumber', '12345', 'Please enter a valid 10-digit contact number'],
    ['gstin', '27AAPFU0939F1ZX', 'Please enter a valid GSTIN'],
    ['organizationType', 'Club', 'Organization type is required'],
    ['organizationName', 'A\u202eB', 'Please remove characters that cannot be shown'],
    ['organizationName', 'A\u0000B', 'Please remove characters that cannot be shown'],
    ['organizationName', 'x'.repeat(201), 'At most 200 characters are allowed'],
    ['authorizedDesignations', [], 'At least one authorized designation is required'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(messages(BuyerRegistration, { [field]: value })[field]).toBe(message);
  });

  it('refuses a PIN code that is not of six digits', () => {
    expect(messages(BuyerRegistration, { officeAddress: { pin: '4110' } })['officeAddress.pin']).toBe(
      'Please enter a valid 6-digit PIN code',
    );
  });

  it.each(['a@gov.in', 'a@nic.in', 'a@x.gov.in', 'A@Dept.NIC.in'])('takes the official address %s', (emailId) => {
    expect(messages(BuyerRegistration, { emailId }).emailId).toBeUndefined();
  });
});

describe('seller registration', () => {
  it.each([
    ['mobileNumber', '98765', 'Please enter a valid 10-digit mobile number'],
    ['gstin', '27AAPFU0939F1ZX', 'Please enter a valid GSTIN'],
    ['socialCategory', 'Club', 'Social category is required'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(messages(SellerRegistration, { [field]: value })[field]).toBe(message);
  });

  it('takes a brand once, in whatever case it is named again', () => {
    const { brandsDealtWith } = registrationForms.seller.shape;
    expect(brandsDealtWith.parse(['Dell', ' dell', 'HP', 'DELL'])).toEqual(['Dell', 'HP']);
  });
});

describe('end user device registration', () => {
  it('prefers English, and takes nothing that is no language', () => {
    const { languagePreference } = registrationForms.enduser.shape;
    expect(languagePreference.parse(undefined)).toBe('English');
    expect(messages(EndUserRegistration, { languagePreference: 'Latin' }).languagePreference).toBe(
      'Language preference is required',
    );
  });
});
