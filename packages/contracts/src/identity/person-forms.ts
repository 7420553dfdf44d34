import { z } from 'zod';
import type { Role } from '../access/matrix.js';
import { FileIds } from '../kernel/file.js';
import { optionalGstin } from '../kernel/gstin.js';
import {
  email,
  indianPhone,
  line,
  oneOf,
  optionalLine,
  optionalParagraph,
  optionalPhone,
  optionalPin,
  paragraph,
  section,
} from '../kernel/text.js';
import {
  businessNatures,
  genders,
  governmentAddress,
  lines,
  organizationTypes,
  paymentModes,
  registrationLanguages,
  socialCategories,
} from '../registration/registration.js';
import { describedPerson } from '../registration/person-labels.js';
import { DeviceSerials, deviceTypes, withDeviceSerials } from '../registration/device-serials.js';
import type { DocumentField } from '../registration/documents.js';
import { Placement } from '../registration/placement.js';

/** The kinds of people that administrators add and edit, as the paths name them. */
export const personKinds = ['buyer', 'seller', 'oem', 'enduser', 'support-agent'] as const;
export type PersonKind = (typeof personKinds)[number];
export const roleOfKind = {
  buyer: 'Buyer',
  seller: 'Seller',
  oem: 'OEM',
  enduser: 'End User',
  'support-agent': 'Support Agent',
} as const satisfies Record<PersonKind, Role>;

/** The files that the form of a kind holds: at least those of the kind's registration, which come with it. */
export const documentsOfKind: Record<PersonKind, readonly DocumentField[]> = {
  buyer: ['logo', 'pastWorkOrders'],
  seller: ['logo', 'oemAuthorization', 'pastWorkOrders', 'turnoverProof', 'epbgCertificate'],
  oem: ['logo', 'pastWorkOrders'],
  enduser: ['signedDeliveryReceipt', 'issuesReportedFiles'],
  'support-agent': [],
};

const wrongContact = 'Please enter a valid 10-digit contact number';
const wrongMobile = 'Please enter a valid 10-digit mobile number';
const addedEmail = () => email('Email ID is required', 'Invalid email format.');
const editedEmail = () => email('Email is required', 'Invalid email format');
const place = { city: optionalLine(100), state: optionalLine(100), pin: optionalPin() };
const office = { zone: optionalLine(100), ...place };
const street = { street: optionalLine(), ...place };
const anyAddress = { fullAddress: optionalParagraph(500) };
const wholeAddress = { fullAddress: paragraph('Full address is required', 500) };

const neededGstin = () => optionalGstin().refine((value) => value !== undefined, 'GSTIN is required');

const logo = FileIds.max(1).default([]);
const documents = FileIds.default([]);

/** What an administrator may know of a buyer besides what must be known. */
const buyerExtras = {
  organizationType: oneOf(organizationTypes, 'Organization type is required').default('Central Govt'),
  gstin: optionalGstin(),
  paymentMode: oneOf(paymentModes, 'Payment mode is required').default('PFMS'),
  billingAuthorityDesignation: optionalLine(100),
  consigneeName: optionalLine(100),
  consigneeDesignation: optionalLine(100),
  authorizedDesignations: lines(50).default([]),
  contractReferenceNumbers: lines(50).default([]),
  logo,
  pastWorkOrders: documents,
};
const sellerExtras = {
  msmeRegistrationNo: optionalLine(50),
  socialCategory: oneOf(socialCategories, 'Social category is required').default('General'),
  genderOfOwner: oneOf(genders, 'Gender is required').default('Male'),
  natureOfBusiness: oneOf(businessNatures, 'Nature of business is required').default('OEM'),
  brandsDealtWith: lines(100).default([]),
  productCategories: lines(100).default([]),
  logo,
  oemAuthorization: documents,
  pastWorkOrders: documents,
  turnoverProof: documents,
  epbgCertificate: documents,
};
const endUserExtras = {
  languagePreference: oneOf(registrationLanguages, 'Language preference is required').default('English'),
  deviceSerialNumbers: DeviceSerials.default([]),
  signedDeliveryReceipt: documents,
  issuesReportedFiles: documents,
};
const devices = z
  .array(oneOf(deviceTypes), { error: 'At least one device must be assigned' })
  .max(6, 'The list is too long');

/** Add New Buyer (requirements: validation rules, add forms). */
export const NewBuyer = z.object(
  describedPerson({
    placement: Placement.optional(),
    organizationName: line('Organization name is required'),
    ministryDepartment: line('Ministry/Department name is required'),
    buyerDesignation: line('Buyer designation is required', 100),
    contactPersonName: line('Contact person name is required', 100),
    emailId: addedEmail().refine(...governmentAddress),
    contactNumber: optionalPhone(wrongContact),
    officeAddress: section(z.object(describedPerson({ ...office, ...anyAddress }))),
    ...buyerExtras,
  }),
);

/** Add New Seller. */
export const NewSeller = z.object(
  describedPerson({
    placement: Placement.optional(),
    companyName: line('Company name is required'),
    gemSellerId: line('GeM Seller ID is required', 50),
    contactPersonName: line('Contact person name is required', 100),
    emailId: addedEmail(),
    mobileNumber: indianPhone('Mobile number is required', wrongMobile),
    gstin: neededGstin(),
    companyAddress: section(z.object(describedPerson({ ...street, ...anyAddress }))),
    ...sellerExtras,
  }),
);

/** Add New End User. */
export const NewEndUser = withDeviceSerials(
  z.object(
    describedPerson({
      placement: Placement.optional(),
      fullName: line('Full name is required', 100),
      emailId: addedEmail(),
      designation: line('Designation is required', 100),
      departmentOfficeName: line('Department/Office name is required'),
      mobileNumber: indianPhone('Mobile number is required', wrongMobile),
      devicesAssigned: devices.default([]),
      ...endUserExtras,
    }),
  ),
);

/** Add New OEM: its brands say which assets it sees. */
export const NewOem = z.object(
  describedPerson({
    placement: Placement.optional(),
    companyName: line('Company name is required'),
    contactPersonName: line('Contact person name is required', 100),
    emailId: addedEmail(),
    designation: optionalLine(100),
    mobileNumber: optionalPhone(wrongMobile),
    brands: lines(50, 'At least one brand is required').min(1, 'At least one brand is required'),
    logo,
    pastWorkOrders: documents,
  }),
);

/** Add New Support Agent. */
export const NewSupportAgent = z.object(
  describedPerson({
    name: line('Name is required', 100),
    email: email('Email is required', 'Invalid email format.'),
    department: line('Department is required'),
    designation: line('Designation is required', 100),
    phone: indianPhone('Phone is required', wrongMobile),
    address: paragraph('Address is required', 500),
    city: line('City is required', 100),
    state: line('State is required', 100),
    pincode: optionalPin().refine((value) => value !== undefined, 'Pincode is required'),
  }),
);

/** Edit Buyer (requirements: validation rules, edit buyer form). */
export const EditBuyer = z.object(
  describedPerson({
    organizationName: line('Organization name is required'),
    ministryDepartment: optionalLine(),
    buyerDesignation: optionalLine(100),
    contactPersonName: line('Contact person name is required', 100),
    emailId: editedEmail().refine(...governmentAddress),
    contactNumber: indianPhone('Contact number is required', wrongContact),
    officeAddress: section(z.object(describedPerson({ ...office, ...wholeAddress }))),
    ...buyerExtras,
  }),
);

/** Edit Seller. */
export const EditSeller = z.object(
  describedPerson({
    companyName: line('Company name is required'),
    gemSellerId: optionalLine(50),
    contactPersonName: line('Contact person name is required', 100),
    emailId: editedEmail(),
    mobileNumber: indianPhone('Mobile number is required', wrongMobile),
    gstin: neededGstin(),
    companyAddress: section(z.object(describedPerson({ ...street, ...wholeAddress }))),
    ...sellerExtras,
  }),
);

/** Edit End User. */
export const EditEndUser = withDeviceSerials(
  z.object(
    describedPerson({
      placement: Placement.optional(),
      fullName: line('Full name is required', 100),
      designation: line('Designation is required', 100),
      departmentOfficeName: line('Department/Office name is required'),
      emailId: editedEmail(),
      mobileNumber: indianPhone('Mobile number is required', wrongMobile),
      devicesAssigned: devices.min(1, 'At least one device must be assigned'),
      ...endUserExtras,
    }),
  ),
);

export const EditOem = NewOem.omit({ placement: true }).extend(describedPerson({ emailId: editedEmail() }));
export const EditSupportAgent = NewSupportAgent.extend(describedPerson({ email: editedEmail() }));

export const newPersonForms = {
  buyer: NewBuyer,
  seller: NewSeller,
  oem: NewOem,
  enduser: NewEndUser,
  'support-agent': NewSupportAgent,
} as const;
export const editPersonForms = {
  buyer: EditBuyer,
  seller: EditSeller,
  oem: EditOem,
  enduser: EditEndUser,
  'support-agent': EditSupportAgent,
} as const;
