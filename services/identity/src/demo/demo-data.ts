import type { Role } from '@portal/contracts';

export const demoPassword = 'Demo#2026';

/** Made-up people and organisations, for demo mode only. */
export const demoAccounts: readonly {
  key: string;
  name: string;
  email: string;
  role: Role;
  organizationName: string;
  designation: string;
  brands?: string[];
}[] = [
  {
    key: 'admin',
    name: 'Demo Administrator',
    email: 'admin@demo.gov.in',
    role: 'Super Admin',
    organizationName: 'Demo Portal Operator',
    designation: 'Portal Administrator',
  },
  {
    key: 'buyer',
    name: 'Demo Buyer',
    email: 'buyer@demo.gov.in',
    role: 'Buyer',
    organizationName: 'Demo District Office',
    designation: 'Procurement Officer',
  },
  {
    key: 'seller',
    name: 'Demo Seller',
    email: 'seller@demo.gov.in',
    role: 'Seller',
    organizationName: 'Demo Infotech',
    designation: 'Sales Manager',
  },
  {
    key: 'oem',
    name: 'Demo OEM Engineer',
    email: 'oem@demo.gov.in',
    role: 'OEM',
    organizationName: 'Demo Devices',
    designation: 'Support Engineer',
    brands: ['Dell', 'HP', 'Lenovo'],
  },
  {
    key: 'enduser',
    name: 'Demo End User',
    email: 'enduser@demo.gov.in',
    role: 'End User',
    organizationName: 'Demo District Office',
    designation: 'Section Officer',
  },
  {
    key: 'support',
    name: 'Demo Support Agent',
    email: 'support@demo.gov.in',
    role: 'Support Agent',
    organizationName: 'Demo Portal Operator',
    designation: 'Support Agent',
  },
];
