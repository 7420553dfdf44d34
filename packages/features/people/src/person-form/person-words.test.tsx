import type { Role, UserDetails } from '@portal/contracts';
import { drafts } from '@portal/ui';
import { answerWith, show, type Answer } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { FormRole } from '../people/role-words.js';
import { EditPersonPage } from './edit-person.page.js';
import { NewPersonPage } from './new-person.page.js';

// Long forms: roles and single key strokes are slow to find and to type in them.
const presses = async (name: string) =>
  fireEvent.click(await screen.findByText(name, { selector: 'form [type=submit], form [type=submit] *' }));

const forms: Partial<Record<Role, object>> = {
  Buyer: {
    organizationName: 'Test Office',
    contactPersonName: 'Test Buyer',
    emailId: 'buyer@example.gov.in',
    contactNumber: '9000000001',
    officeAddress: { fullAddress: '1 Office Road' },
  },
  Seller: {
    companyName: 'Test Infotech',
    contactPersonName: 'Test Seller',
    emailId: 'seller@example.com',
    mobileNumber: '9000000002',
    companyAddress: { fullAddress: '12 Market Road' },
    gstin: '27AAPFU0939F1ZV',
  },
  'End User': {
    fullName: 'Test Holder',
    designation: 'Clerk',
    departmentOfficeName: 'Test Office',
    emailId: 'holder@example.gov.in',
    mobileNumber: '9000000003',
    devicesAssigned: ['Laptop'],
  },
  'Support Agent': {
    name: 'Test Agent',
    email: 'agent@example.gov.in',
    department: 'Help desk',
    designation: 'Agent',
    phone: '9000000004',
    address: 'First Street 1',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
  },
};

const detailsOf = (role: FormRole): UserDetails => ({
  id: 'u7',
  version: 2,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  name: 'Test Person',
  email: 'person@example.gov.in',
  role,
  status: 'active',
  organizationId: 'o1',
  organizationName: 'Test Office',
  department: '',
  mustChangePassword: false,
  secondFactor: false,
  organizationAdministrator: false,
  permissions: [],
  form: forms[role] as Record<string, unknown>,
  files: [],
  activeSessions: 0,
});

const editing = (role: FormRole) => (
  <Routes>
    <Route path="/:id/edit" element={<EditPersonPage base="/superadmin/x" role={role} />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
);

const opens = async (role: FormRole, change: () => Answer | Promise<Answer> = () => ({ body: {} })) => {
  answerWith(({ method }) => (method === 'GET' ? { body: detailsOf(role) } : (change() as Answer)));
  await show(editing(role), { at: '/u7/edit' });
  await screen.findByText('Password Reset', { selector: 'h2' });
};

it.each([
  [
    'Buyer',
    'Edit Buyer',
    [
      'Organization Information',
      'Contact Information',
      'Office Address',
      'Billing and Consignee Information',
      'Authorized Designations',
      'Contract Reference Numbers',
      'Past Work Orders',
      'Password Reset',
    ],
  ],
  [
    'Seller',
    'Edit Seller',
    [
      'Company Information',
      'Contact Information',
      'Company Address',
      'Business Details',
      'Brands and Product Categories',
      'Documents',
      'Password Reset',
    ],
  ],
  ['End User', 'Edit End User', ['User Information', 'Device Assignment', 'Documents', 'Password Reset']],
] as const)('the edit form of a %s has the parts of the requirements', async (role, title, parts) => {
  await opens(role);
  screen.getByRole('heading', { name: new RegExp(`^${title}`), level: 1 });
  const headings = [...document.querySelectorAll('main h2, form h2, form legend')].map(
    ({ textContent }) => textContent,
  );
  for (const part of parts) expect(headings.some((heading) => heading?.startsWith(part))).toBe(true);
});

it.each(['Buyer', 'Seller', 'End User', 'Support Agent'] as const)(
  'says of a change of a %s that it failed',
  async (role) => {
    await opens(role, () => ({ status: 500, body: {} }));
    await presses('Update');
    await screen.findByText('Failed to update user information');
  },
);

it('says that it is at work while a change is on its way', async () => {
  await opens('Seller');
  let answer: (value: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve));
  await presses('Update');
  await screen.findByText('Updating...');
  answer(new Response(JSON.stringify(detailsOf('Seller')), { status: 200 }));
});

it.each([
  ['Buyer', 'buyer', 'Add New Buyer', 'Buyer added successfully!', 'Failed to create user'],
  ['Seller', 'seller', 'Add New Seller', 'Seller added successfully!', 'Failed to create user'],
  ['End User', 'enduser', 'Add New End User', 'End User added successfully!', 'Failed to create user'],
  [
    'Support Agent',
    'support-agent',
    'Add New Support Agent',
    'Support Agent created successfully!',
    'Failed to create support agent. Please try again.',
  ],
] as const)('adding a %s says that it was done, or that it failed', async (role, kind, button, done, failed) => {
  const more = {
    Buyer: { ministryDepartment: 'Department of Records', buyerDesignation: 'Officer' },
    Seller: { gemSellerId: 'GEM-77' },
    'End User': {},
    'Support Agent': {},
  }[role];
  drafts.keep(`new-${kind}.u1`, { ...forms[role], ...more });
  let works = false;
  const asked = answerWith(({ method }) => {
    if (method === 'GET') return { body: { items: [] } };
    return works ? { status: 201, body: { id: 'u9' } } : { status: 500, body: {} };
  });
  await show(<NewPersonPage base="/superadmin/x" role={role} />);
  await presses(button);
  await screen.findByText(failed);
  works = true;
  await presses(button);
  await screen.findByText(done);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(`POST /api/users/${kind}`);
});
