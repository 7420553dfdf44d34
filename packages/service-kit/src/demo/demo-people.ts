import type { Role } from '@portal/contracts';
import type { DemoRandom } from './demo-random.js';

/** A made-up organisation, for demo mode only; its id is the same everywhere. */
interface DemoOrganization {
  id: string;
  name: string;
}

/** A made-up person. */
export interface DemoPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  designation: string;
  organization: DemoOrganization;
  brands?: readonly string[];
  /** Which designations of the office decide about its orders, as its registration named them. */
  authorizedDesignations?: readonly string[];
}

const organization = (key: string, name: string): DemoOrganization => ({ id: `demo-${key}`, name });

const operator = organization('operator', 'Demo Portal Operator');
const district = organization('district-office', 'Demo District Office');
const health = organization('health-directorate', 'Demo Health Directorate');
const schools = organization('education-board', 'Demo Education Board');
const infotech = organization('infotech', 'Demo Infotech');
const systems = organization('systems', 'Demo Systems');
const supplies = organization('office-supplies', 'Demo Office Supplies');
const networks = organization('networks', 'Demo Networks');
const computers = organization('computers', 'Demo Computers');
const devices = organization('devices', 'Demo Devices');
const imaging = organization('imaging', 'Demo Imaging');

const person = (
  key: string,
  name: string,
  role: Role,
  designation: string,
  organizationOf: DemoOrganization,
): DemoPerson => ({
  id: `demo-${key.replace('.', '-')}`,
  name: `Demo ${name}`,
  email: `${key}@demo.gov.in`,
  role,
  designation,
  organization: organizationOf,
});

/** One account of each role, with which the portal is tried; they stand at the door in demo mode. */
export const demoDoor: readonly DemoPerson[] = [
  person('admin', 'Administrator', 'Super Admin', 'Portal Administrator', operator),
  person('buyer', 'Buyer', 'Buyer', 'Procurement Officer', district),
  person('seller', 'Seller', 'Seller', 'Sales Manager', infotech),
  { ...person('oem', 'OEM Engineer', 'OEM', 'Support Engineer', devices), brands: ['Dell', 'HP', 'Lenovo'] },
  person('enduser', 'End User', 'End User', 'Section Officer', district),
  person('support', 'Support Agent', 'Support Agent', 'Support Agent', operator),
];

/** The others, who made the history of eighteen months. */
export const demoColleagues: readonly DemoPerson[] = [
  person('records', 'Record Keeper', 'End User', 'Record Keeper', district),
  person('revenue', 'Revenue Clerk', 'End User', 'Head Clerk', district),
  person('surveyor', 'Surveyor', 'End User', 'Land Surveyor', district),
  person('deputy', 'Deputy Director', 'Buyer', 'Deputy Director', district),
  {
    ...person('director', 'Director', 'Buyer', 'Director', district),
    authorizedDesignations: ['Deputy Director', 'Director'],
  },
  person('health.buyer', 'Health Buyer', 'Buyer', 'Stores Officer', health),
  person('nursing', 'Nursing Officer', 'End User', 'Nursing Officer', health),
  person('laboratory', 'Laboratory Head', 'End User', 'Head of Laboratory', health),
  person('pharmacy', 'Pharmacist', 'End User', 'Chief Pharmacist', health),
  person('schools.buyer', 'Schools Buyer', 'Buyer', 'Deputy Secretary', schools),
  person('headteacher', 'Head Teacher', 'End User', 'Head Teacher', schools),
  person('examinations', 'Examinations Officer', 'End User', 'Examinations Officer', schools),
  person('librarian', 'Librarian', 'End User', 'Librarian', schools),
  person('systems', 'Systems Seller', 'Seller', 'Key Account Manager', systems),
  person('supplies', 'Supplies Seller', 'Seller', 'Sales Executive', supplies),
  person('networks', 'Networks Seller', 'Seller', 'Proprietor', networks),
  person('computers', 'Computers Seller', 'Seller', 'Sales Manager', computers),
  { ...person('imaging', 'Imaging Engineer', 'OEM', 'Service Engineer', imaging), brands: ['Canon', 'Epson'] },
];

const everybody = [...demoDoor, ...demoColleagues];
const ofRole = (role: Role, organizationId?: string) =>
  everybody.filter((one) => one.role === role && (!organizationId || one.organization.id === organizationId));

/** Who approves. */
export const demoAdministrator = everybody[0] as DemoPerson;

/** The offices that buy, each with its buyer and its end users. */
export const demoOffices = [district, health, schools].map((office) => ({
  ...office,
  buyer: ofRole('Buyer', office.id)[0] as DemoPerson,
  endUsers: ofRole('End User', office.id),
}));
export type DemoOffice = (typeof demoOffices)[number];

/** How well each seller keeps its promises: shares of orders that come late and that have faults, and how much it sells. */
export const demoSellers = [
  { ...infotech, late: 0.12, faulty: 0.06, share: 8, brands: ['Dell', 'HP', 'Lenovo'] },
  { ...systems, late: 0.2, faulty: 0.08, share: 5, brands: ['HP', 'Lenovo', 'Cisco'] },
  { ...supplies, late: 0.35, faulty: 0.15, share: 3, brands: ['Canon', 'Epson', 'HP'] },
  { ...networks, late: 0.08, faulty: 0.03, share: 3, brands: ['Cisco', 'HP'] },
  { ...computers, late: 0.28, faulty: 0.12, share: 4, brands: ['Dell', 'Lenovo', 'Canon'] },
].map((seller) => ({ ...seller, person: ofRole('Seller', seller.id)[0] as DemoPerson }));
export type DemoSeller = (typeof demoSellers)[number];

/** A seller, each as often as it sells. */
export function demoSellerFor(random: DemoRandom): DemoSeller {
  const id = random.weighed(Object.fromEntries(demoSellers.map((seller) => [seller.id, seller.share])));
  return demoSellers.find((seller) => seller.id === id) ?? (demoSellers[0] as DemoSeller);
}
