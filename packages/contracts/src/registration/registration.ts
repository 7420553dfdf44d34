import { z } from 'zod';
import { gstin, optionalGstin } from '../kernel/gstin.js';
import { email, indianPhone, line, oneOf, optionalLine, optionalParagraph, pin, section } from '../kernel/text.js';
import { isObject } from '../kernel/object.js';
import { FileIds } from '../kernel/file.js';
import { newPassword } from '../identity/session.js';
import { describedPerson } from './person-labels.js';
import { DeviceSerials, deviceTypes, withDeviceSerials } from './device-serials.js';

export const organizationTypes = [
  'Central Govt',
  'State Govt',
  'PSU',
  'Autonomous Body',
  'Local Body',
  'Other',
] as const;
export const paymentModes = ['PFMS', 'CGDA', 'Offline', 'ISRO Internal', 'Other'] as const;
export const socialCategories = ['General', 'SC', 'ST', 'OBC'] as const;
export const genders = ['Male', 'Female', 'Other'] as const;
export const businessNatures = ['OEM', 'Authorized Distributor', 'Reseller'] as const;
export const registrationLanguages = [
  'English',
  'Hindi',
  'Marathi',
  'Gujarati',
  'Bengali',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Punjabi',
  'Odia',
  'Assamese',
  'Urdu',
] as const;
/** @untranslated names of brands */
export const suggestedBrands = [
  'Microsoft',
  'HP',
  'Lenovo',
  'Dell',
  'Epson',
  'Canon',
  'Samsung',
  'Apple',
  'Cisco',
  'Juniper',
  'Fortinet',
  'VMware',
  'Oracle',
  'Adobe',
  'Autodesk',
] as const;
export const suggestedCategories = [
  'Software',
  'Desktop',
  'Laptop',
  'Printer',
  'Scanner',
  'Network Equipment',
  'Server',
  'Storage',
  'Security',
  'Cloud Services',
  'Mobile Devices',
] as const;

const confirmed = <T extends z.ZodObject<Record<'password' | 'confirmPassword', z.ZodString>>>(form: T) =>
  form.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Said together with what else is wrong, not only when nothing is.
    when: ({ value }) => isObject(value) && Boolean(value['confirmPassword']),
  });
const confirmPassword = z
  .string({ error: 'Please confirm your password' })
  .min(1, 'Please confirm your password')
  .max(1000, 'At most 1000 characters are allowed');
export const isGovernmentAddress = (value: string) => /(@|\.)(gov\.in|nic\.in)$/.test(value);
/** The rule of a buyer's e-mail address, wherever it is entered. */
export const governmentAddress = [
  isGovernmentAddress,
  'Only official government email domains are allowed (.gov.in, .nic.in, or @gov.in)',
] as const;
const onlyOnce = (texts: string[]) =>
  texts.filter((text, index) => texts.findIndex((one) => one.toLowerCase() === text.toLowerCase()) === index);
/** A list of short texts; what is named twice, in whatever case, counts once. */
export const lines = (max = 50, error = 'Please check this value') =>
  z.array(line('Please enter text', 100), { error }).max(max, 'The list is too long').overwrite(onlyOnce);

const logoPath = /^\/api\/files\/registration\/([A-Za-z0-9_-]{1,64})$/;
const logoIds = FileIds.max(1, 'Please choose one file').default([]);
/** The id of an uploaded logo; the path that its upload answered with counts as well. */
const logo = z.preprocess((value) => {
  const id = typeof value === 'string' ? logoPath.exec(value)?.[1] : undefined;
  return id ? [id] : value;
}, logoIds) as unknown as typeof logoIds;

/** Buyer registration (requirements: validation rules, buyer registration). */
const buyerFields = z.object(
  describedPerson({
    organizationType: oneOf(organizationTypes, 'Organization type is required'),
    ministryDepartment: line('Ministry/Department name is required'),
    organizationName: line('Organization name is required'),
    logo,
    buyerDesignation: line('Buyer designation is required', 100),
    contactPersonName: line('Contact person name is required', 100),
    emailId: email('Email ID is required').refine(...governmentAddress),
    contactNumber: indianPhone('Contact number is required', 'Please enter a valid 10-digit contact number'),
    password: newPassword,
    confirmPassword,
    officeAddress: section(
      z.object(
        describedPerson({
          zone: line('Zone is required', 100),
          city: line('City is required', 100),
          state: line('State is required', 100),
          pin: pin('PIN code is required'),
          fullAddress: optionalParagraph(500),
        }),
      ),
    ),
    gstin: optionalGstin(),
    paymentMode: oneOf(paymentModes, 'Payment mode is required'),
    billingAuthorityDesignation: line('Billing authority designation is required', 100),
    consigneeName: line('Consignee name is required', 100),
    consigneeDesignation: line('Consignee designation is required', 100),
    authorizedDesignations: lines(50, 'At least one authorized designation is required').min(
      1,
      'At least one authorized designation is required',
    ),
    contractReferenceNumbers: lines().default([]),
    pastWorkOrders: FileIds.default([]),
  }),
);
export const BuyerRegistration = confirmed(buyerFields);

/** Seller registration (requirements: validation rules, seller registration). */
const sellerFields = z.object(
  describedPerson({
    companyName: line('Company name is required'),
    gemSellerId: line('GeM Seller ID is required', 50),
    logo,
    contactPersonName: line('Contact person name is required', 100),
    mobileNumber: indianPhone('Mobile number is required', 'Please enter a valid 10-digit mobile number'),
    emailId: email('Email ID is required'),
    password: newPassword,
    confirmPassword,
    companyAddress: section(
      z.object(
        describedPerson({
          street: line('Street address is required'),
          city: line('City is required', 100),
          state: line('State is required', 100),
          pin: pin('PIN code is required'),
          fullAddress: optionalParagraph(500),
        }),
      ),
    ),
    gstin: gstin('GSTIN is required'),
    msmeRegistrationNo: optionalLine(50),
    socialCategory: oneOf(socialCategories, 'Social category is required'),
    genderOfOwner: oneOf(genders, 'Gender is required'),
    natureOfBusiness: oneOf(businessNatures, 'Nature of business is required'),
    brandsDealtWith: lines(100, 'At least one brand is required').min(1, 'At least one brand is required'),
    productCategories: lines(100, 'At least one product category is required').min(
      1,
      'At least one product category is required',
    ),
    oemAuthorization: FileIds.default([]),
    pastWorkOrders: FileIds.default([]),
    turnoverProof: FileIds.default([]),
    epbgCertificate: FileIds.default([]),
  }),
);
export const SellerRegistration = confirmed(sellerFields);

const choice = z.boolean({ error: 'Please choose yes or no' });

/** End user device registration (requirements: validation rules, end user device registration). */
const endUserFields = z.object(
  describedPerson({
    fullName: line('Full name is required', 100),
    designation: line('Designation is required', 100),
    departmentOfficeName: line('Department/Office name is required'),
    emailId: email('Email ID is required'),
    mobileNumber: indianPhone('Mobile number is required', 'Please enter a valid 10-digit mobile number'),
    password: newPassword,
    confirmPassword,
    devicesAssigned: z
      .array(oneOf(deviceTypes), { error: 'At least one device must be selected' })
      .min(1, 'At least one device must be selected')
      .max(6, 'The list is too long'),
    deviceSerialNumbers: DeviceSerials.default([]),
    deliveryConfirmationOTP: choice.default(false),
    hardwareSoftwareFunctioning: z
      .object(
        describedPerson({
          preInstalledOSPresent: choice.default(false),
          batteryChargerCableWorking: choice.default(false),
          antivirusMSOfficeActivation: choice.default(false),
        }),
      )
      .prefault({}),
    languagePreference: oneOf(registrationLanguages, 'Language preference is required').default('English'),
    amcSupportContactDetailsShown: choice.default(false),
    issuesReported: optionalParagraph(2000),
    signedDeliveryReceipt: FileIds.default([]),
    issuesReportedFiles: FileIds.default([]),
  }),
);
export const EndUserRegistration = withDeviceSerials(confirmed(endUserFields));

/** What is kept and shown of a registration: everything but the passwords. */
const kept = { password: true, confirmPassword: true } as const;
export const registrationForms = {
  buyer: buyerFields.omit(kept),
  seller: sellerFields.omit(kept),
  enduser: endUserFields.omit(kept),
} as const;
export const registrationKinds = ['buyer', 'seller', 'enduser'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];
