import { randomInt } from 'node:crypto';
import { gstinCheck } from '@portal/contracts';
import { pdfFile, type Person } from '../support/person.js';

/** A GSTIN that nobody else has: companies are recognised by it. */
function newGstin() {
  const first14 = `29AAGCJ${randomInt(1000, 9999)}J1Z`;
  return first14 + (gstinCheck(first14) ?? '');
}

const password = 'register #4 me';

/** Fills in and submits the form of an organisation that buys. */
export async function registersAsBuyer(
  person: Person,
  { organization, email }: { organization: string; email: string },
) {
  await person.opens('/register');
  await person.fills('Ministry/Department name', 'Ministry of Journeys');
  await person.fills('Organization name', organization);
  await person.fills('Contact person name', 'Journey Buyer');
  await person.fills('Buyer designation', 'Deputy Director');
  await person.fills('Email ID', email);
  await person.fills('Contact number', '9876543210');
  await person.page.getByLabel('Password', { exact: true }).fill(password);
  await person.page.getByLabel('Confirm password', { exact: true }).fill(password);
  await person.fills('Zone', 'West');
  await person.fills('City', 'Pune');
  await person.chooses('State', 'Maharashtra');
  await person.fills('PIN code', '411001');
  await person.fills('Billing authority designation', 'Accounts Officer');
  await person.fills('Consignee name', 'Journey Store');
  await person.fills('Consignee designation', 'Store keeper');
  await person.presses('Add designation');
  await person.fills('Designation Title', 'Director');
  await person.confirms('Add');
  await person.picks(/Past work orders/, pdfFile('work-order.pdf'));
  await person.presses('Submit Registration');
  await person.reads('Registration Submitted Successfully!');
}

/** Fills in and submits the form of a company that sells. */
export async function registersAsSeller(person: Person, { company, email }: { company: string; email: string }) {
  await person.opens('/seller-register');
  await person.fills('Company name', company);
  await person.fills('GeM Seller ID', 'GEM-SELLER-1');
  await person.fills('Contact person name', 'Journey Seller');
  await person.fills('Mobile number', '9876543211');
  await person.fills('Email ID', email);
  await person.page.getByLabel('Password', { exact: true }).fill(password);
  await person.page.getByLabel('Confirm password', { exact: true }).fill(password);
  await person.fills('Street address', '12 Market Road');
  await person.fills('City', 'Pune');
  await person.chooses('State', 'Maharashtra');
  await person.fills('PIN code', '411002');
  await person.fills('GSTIN', newGstin());
  await person.ticks('Dell');
  await person.ticks('Laptop');
  await person.picks(/OEM authorization/, pdfFile('authorization.pdf'));
  await person.presses('Submit Registration');
  await person.reads('Registration Submitted Successfully!');
}

/** Fills in and submits the form of somebody who holds a device. */
export async function registersAsEndUser(
  person: Person,
  { name, office, email }: { name: string; office: string; email: string },
) {
  await person.opens('/enduser-register');
  await person.fills('Full name', name);
  await person.fills('Designation', 'Assistant');
  await person.fills('Department/Office name', office);
  await person.fills('Email ID', email);
  await person.fills('Mobile number', '9876543212');
  await person.page.getByLabel('Password', { exact: true }).fill(password);
  await person.page.getByLabel('Confirm password', { exact: true }).fill(password);
  await person.ticks('Laptop');
  await person.presses('Submit Registration');
  await person.reads('Device Registration Submitted Successfully!');
}
