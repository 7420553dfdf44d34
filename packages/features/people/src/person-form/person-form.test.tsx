import { documentsOfKind, newPersonForms, editPersonForms, type PersonKind, type UserDetails } from '@portal/contracts';
import { answerWith, inEnglish, show } from '@portal/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { FormRole } from '../people/role-words.js';
import { EditPersonPage } from './edit-person.page.js';
import { NewPersonPage } from './new-person.page.js';
import { contentsOf } from './person-parts.js';

// Long forms: roles and single key strokes are slow to find and to type in them.
const fills = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const presses = async (name: string) =>
  fireEvent.click(await screen.findByText(name, { selector: 'form [type=submit], form [type=submit] *' }));

const added: [FormRole, PersonKind, string, string[]][] = [
  [
    'Buyer',
    'buyer',
    'Add New Buyer',
    [
      'Organization name is required',
      'Email ID is required',
      'Ministry/Department name is required',
      'Buyer designation is required',
    ],
  ],
  [
    'Seller',
    'seller',
    'Add New Seller',
    ['Company name is required', 'Email ID is required', 'GeM Seller ID is required', 'GSTIN is required'],
  ],
  [
    'End User',
    'enduser',
    'Add New End User',
    [
      'Full name is required',
      'Email ID is required',
      'Designation is required',
      'Department/Office name is required',
      'Mobile number is required',
    ],
  ],
  [
    'Support Agent',
    'support-agent',
    'Add New Support Agent',
    [
      'Name is required',
      'Email is required',
      'Department is required',
      'Designation is required',
      'Phone is required',
      'Address is required',
      'City is required',
      'State is required',
      'Pincode is required',
    ],
  ],
  ['OEM', 'oem', 'Add New OEM', ['Company name is required', 'At least one brand is required']],
];

it.each(added)('%s: a blank form says what it lacks', async (role, _kind, button, messages) => {
  const asked = answerWith(() => ({ body: {} }));
  await show(<NewPersonPage base="/superadmin/x" role={role} />);
  await presses(button);
  expect(await screen.findByText('Please fill all required fields.')).toBeTruthy();
  for (const message of messages) expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(asked).toHaveLength(0);
});

it.each(added)(
  '%s: every field stands in a part of the contents, and its problems mark that part',
  async (role, kind) => {
    const parts = contentsOf(await inEnglish(), kind, true);
    const named = parts.flatMap(({ names, also = [] }) => [...names, ...also]).map((name) => name.split('.')[0]);
    const fields = new Set([...Object.keys(newPersonForms[kind].shape), ...Object.keys(editPersonForms[kind].shape)]);
    expect([...fields].filter((field) => !named.includes(field))).toEqual([]);
    answerWith(() => ({ body: {} }));
    await show(<NewPersonPage base="/superadmin/x" role={role} />);
    await presses(added.find(([of]) => of === role)?.[2] ?? '');
    await screen.findByText('Please fill all required fields.');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const wrong = contents.getAllByText(', has problems').map((mark) => mark.parentElement?.textContent);
    expect(wrong).toContain(`${parts[0]?.title}, has problems`);
  },
);

it('adds an end user with the defaults, and says so', async () => {
  const asked = answerWith(({ method }) =>
    method === 'GET' ? { body: { items: [] } } : { status: 201, body: { id: 'u9' } },
  );
  await show(<NewPersonPage base="/superadmin/enduser-management" role="End User" />);
  fills('Full name', 'Test Person');
  fills('Designation', 'Assistant');
  fills('Department/Office name', 'Test Office');
  fills('Email ID', 'not an address');
  fills('Mobile number', '9000000000');
  await presses('Add New End User');
  expect((await screen.findAllByText('Invalid email format.')).length).toBeGreaterThan(0);
  fills('Email ID', 'person@example.gov.in');
  await presses('Add New End User');
  expect(await screen.findByText('End User added successfully!')).toBeTruthy();
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.path).toBe('/api/users/enduser');
  expect(sent?.body).toMatchObject({ fullName: 'Test Person', languagePreference: 'English', devicesAssigned: [] });
  expect(sent?.body).not.toHaveProperty('password');
});

const seller: UserDetails = {
  id: 'u7',
  version: 2,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  name: 'Test Seller',
  email: 'seller@example.com',
  role: 'Seller',
  status: 'active',
  organizationId: 'o1',
  organizationName: 'Test Infotech',
  department: '',
  mustChangePassword: false,
  permissions: [],
  form: {
    companyName: 'Test Infotech',
    contactPersonName: 'Test Seller',
    emailId: 'seller@example.com',
    mobileNumber: '9000000000',
    companyAddress: { fullAddress: '12 Market Road' },
    gstin: '27AAPFU0939F1ZV',
    socialCategory: 'General',
    genderOfOwner: 'Male',
    natureOfBusiness: 'Reseller',
    logo: ['f1'],
  },
  files: [
    {
      id: 'f1',
      name: 'logo.png',
      type: 'png',
      size: 100,
      sha256: 'x',
      uploadedAt: '',
      field: 'logo',
      keptBy: 'registration',
    },
  ],
  secondFactor: false,
  organizationAdministrator: false,
  activeSessions: 0,
};
const editing = (
  <Routes>
    <Route path="/:id/edit" element={<EditPersonPage base="/superadmin/seller-management" role="Seller" />} />
    <Route path="*" element={<p>elsewhere</p>} />
  </Routes>
);

it('edits with the version that was read, keeps the files, and has a part for the password', async () => {
  const asked = answerWith(() => ({ body: seller }));
  await show(editing, { at: '/u7/edit' });
  expect(await screen.findByText('logo.png')).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getByText('Password Reset').closest('a')?.getAttribute('href')).toBe('#password');
  fills('Company name', '');
  await presses('Update');
  expect((await screen.findAllByText('Company name is required')).length).toBeGreaterThan(0);
  fills('Company name', 'Test Infotech Two');
  await presses('Update');
  expect(await screen.findByText('User information updated successfully')).toBeTruthy();
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.path).toBe('/api/users/u7/seller');
  expect(sent?.headers.get('if-match')).toBe('"2"');
  expect(sent?.body).toMatchObject({ companyName: 'Test Infotech Two', logo: ['f1'] });
});

it('asks whose value counts when somebody was faster, keeps what was typed, and saves over the newest version', async () => {
  let stale = true;
  const newer = { ...seller, version: 3, form: { ...seller.form, mobileNumber: '9111111111' } };
  const asked = answerWith(({ method }) => {
    if (method === 'GET') return { body: stale ? seller : newer };
    if (!stale) return { body: newer };
    stale = false;
    return { status: 412, body: { error: 'This was changed since you opened it. Please look at the newest version.' } };
  });
  await show(editing, { at: '/u7/edit' });
  await screen.findByLabelText('Contact person name');
  fills('Contact person name', 'Typed Name');
  await presses('Update');
  expect(await screen.findByText(/Somebody changed this since you opened it/)).toBeTruthy();
  expect(screen.getByText('9111111111')).toBeTruthy();
  fireEvent.click(screen.getByText('Save this choice'));
  expect(await screen.findByText('User information updated successfully')).toBeTruthy();
  const sent = asked.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"3"']);
  expect(sent[1]?.body).toMatchObject({ contactPersonName: 'Typed Name', mobileNumber: '9111111111', logo: ['f1'] });
});

it('does not edit somebody of another kind', async () => {
  answerWith(() => ({ body: { ...seller, role: 'Buyer' } }));
  await show(editing, { at: '/u7/edit' });
  expect(await screen.findByText('User type mismatch detected. Please refresh the page and try again.')).toBeTruthy();
});

it.each(added)(
  '%s: the forms have a field for each document, and the edit form keeps what is there',
  async (role, kind) => {
    const names = documentsOfKind[kind];
    const files = names.map((field) => ({ ...seller.files[0]!, id: `of-${field}`, name: `${field}.pdf`, field }));
    const form = Object.fromEntries(names.map((field) => [field, [`of-${field}`]]));
    answerWith(() => ({ body: { ...seller, role, files, form } }));
    await show(
      <Routes>
        <Route path="/:id/edit" element={<EditPersonPage base="/superadmin/x" role={role} />} />
      </Routes>,
      { at: '/u7/edit' },
    );
    await screen.findByText('Password Reset', { selector: 'h2' });
    for (const name of names) screen.getByText(`${name}.pdf`);
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(names.length);
  },
);
