import { markWords, type Registration } from '@portal/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerWith, show } from '@portal/ui/testing';
import { RegistrationPage } from './registration.page.js';

const registration: Registration = {
  id: 'r1',
  version: 3,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  number: 'REG-2026-000007',
  kind: 'seller',
  status: 'Pending',
  name: 'Test Infotech',
  contactPerson: 'Test Contact',
  email: 'contact@example.com',
  phone: '9000000000',
  submittedAt: '2026-11-01T10:00:00Z',
  form: { companyName: 'Test Infotech', gemSellerId: 'GEM-77', brandsDealtWith: ['Dell', 'HP'] },
  files: [
    { id: 'f1', name: 'letter.pdf', type: 'pdf', size: 2048, sha256: 'x', uploadedAt: '', field: 'oemAuthorization' },
  ],
  history: [],
};
const page = (
  <Routes>
    <Route path="/superadmin/registrations/:id" element={<RegistrationPage base="/superadmin/registrations" />} />
  </Routes>
);
const at = '/superadmin/registrations/r1';

it('shows what was submitted, and approves it with the version that was read', async () => {
  const asked = answerWith(() => ({ body: registration }));
  await show(page, { at });
  expect(await screen.findByText('GEM-77')).toBeTruthy();
  expect(screen.getByText('HP')).toBeTruthy();
  expect(screen.getByText('OEM authorization')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Registration approved successfully.')).toBeTruthy();
  const decided = asked.find(({ method }) => method === 'PUT');
  expect(decided?.path).toBe('/api/registrations/r1/status');
  expect(decided?.body).toEqual({ status: 'Approved' });
  expect(decided?.headers.get('if-match')).toBe('"3"');
});

it('does not reject without a reason', async () => {
  const asked = answerWith(() => ({ body: registration }));
  await show(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejection reason is required')).toBeTruthy();
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(0);
});

it('says who was faster, with what and when, and shows what was decided', async () => {
  let taken = false;
  answerWith(({ method }) => {
    if (method === 'GET')
      return { body: taken ? { ...registration, status: 'Rejected', decidedBy: 'Other Admin' } : registration };
    taken = true;
    const conflict = { status: 'Rejected', by: 'Other Admin', at: '2026-11-02T05:00:00Z' };
    return { status: 409, body: { error: 'Somebody else has decided this registration already', conflict } };
  });
  await show(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Somebody else has decided this registration already')).toBeTruthy();
  expect(screen.getByText('Rejected by Other Admin on 02-11-2026, 10:30')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('explains what was noticed: the field, and the registrations that have the same', async () => {
  const others = [{ id: 'r2', number: 'REG-2026-000002', name: 'Test Infotech Two', status: 'Approved' }];
  const marks = [
    { code: 'SAME_GSTIN', field: 'gstin', others },
    { code: 'UNFITTING_MAIL_DOMAIN', field: 'emailId', others: [] },
  ];
  answerWith(() => ({ body: { ...registration, marks } }));
  await show(page, { at });
  await screen.findByText(markWords.SAME_GSTIN);
  screen.getByText('2 things were noticed');
  expect(screen.getByText('Field: GSTIN')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'REG-2026-000002' }).getAttribute('href')).toBe(
    '/superadmin/registrations/r2',
  );
});

it('asks for a correction: a reason, and the fields that were marked are named', async () => {
  const marks = [{ code: 'GSTIN_CHECKSUM', field: 'gstin', others: [] }];
  const asked = answerWith(() => ({ body: { ...registration, marks } }));
  await show(page, { at });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a correction' }));
  const send = screen.getByText('Ask for a correction', { selector: '[type=submit]' });
  await userEvent.click(send);
  expect((await screen.findAllByText('Please say what has to be corrected')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText(/What has to be corrected/), 'The GSTIN is wrong');
  await userEvent.click(screen.getByLabelText('GeM Seller ID'));
  await userEvent.click(send);
  expect(await screen.findByText('The applicant was asked to correct the registration.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    status: 'Correction Requested',
    reason: 'The GSTIN is wrong',
    fields: ['gemSellerId', 'gstin'],
  });
});

it('only rejects what waits for its applicant', async () => {
  answerWith(() => ({ body: { ...registration, status: 'Correction Requested', reason: 'The GSTIN is wrong' } }));
  await show(page, { at });
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask for a correction' })).toBeNull();
});

it('tries an account again that was refused', async () => {
  const account = { state: 'refused', reason: 'An account has this e-mail address already' };
  const asked = answerWith(() => ({ body: { ...registration, status: 'Approved', account } }));
  await show(page, { at });
  expect(await screen.findByText('No account could be made.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The account is tried again.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/registrations/r1/account');
});

it('offers a look at pictures and PDFs, and every file to save', async () => {
  const sheet = { ...registration.files[0], id: 'f2', name: 'orders.xlsx', type: 'xlsx' };
  answerWith(() => ({ body: { ...registration, files: [...registration.files, sheet] } }));
  await show(page, { at });
  expect(await screen.findByRole('button', { name: 'Show letter.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show orders.xlsx' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download orders.xlsx' })).toBeTruthy();
});

describe('an organisation of a similar name', () => {
  const match = {
    id: 'o1',
    name: 'Test Infotek',
    kind: 'seller' as const,
    members: 3,
    administrators: 1,
    domains: ['infotek.example'],
    reasons: ['SIMILAR_NAME' as const],
  };
  const alike = { ...registration, organizations: [match] };

  it('has to be chosen, or said to be another one, before anything is approved', async () => {
    const asked = answerWith(() => ({ body: alike }));
    await show(page, { at });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Please say which organization it is')).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(0);
    expect(screen.getByText(/3 members/)).toBeTruthy();
    expect(screen.getByText('infotek.example')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /A new organization: Test Infotech/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Registration approved successfully.')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'Approved',
      placement: { kind: 'new', distinctFrom: ['o1'] },
    });
  });

  it('that comes up later makes a new one to be said again', async () => {
    const later = { ...match, id: 'o2', name: 'Test Infotec' };
    let newer = false;
    const asked = answerWith(({ method }) => {
      if (method === 'GET') return { body: newer ? { ...alike, organizations: [match, later] } : alike };
      if (newer) return { body: { ...alike, status: 'Approved' } };
      newer = true;
      return { status: 409, body: { code: 'PLACEMENT_REQUIRED', error: 'Please say which organization it is' } };
    });
    await show(page, { at });
    const another = () => screen.findByRole('radio', { name: /A new organization: Test Infotech/ });
    await userEvent.click(await another());
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('radio', { name: /Join Test Infotec\b/ })).toBeTruthy();
    expect(await another()).toHaveProperty('checked', false);
    await userEvent.click(await another());
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Registration approved successfully.')).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      placement: { kind: 'new', distinctFrom: ['o1', 'o2'] },
    });
  });

  it.each([
    [0, 'No administrator: only a second Super Admin can confirm who joins', /no administrator: a second Super Admin/],
    [2, '2 administrators can confirm who joins', /Its administrator, or a second reviewer/],
  ])('says that %d of its people can confirm who joins', async (administrators, properties, note) => {
    answerWith(() => ({ body: { ...alike, organizations: [{ ...match, administrators }] } }));
    await show(page, { at });
    expect(await screen.findByText(properties)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Join Test Infotek/ }));
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('is told from the office of an end user, not from the person', async () => {
    const form = { fullName: 'Test Holder', departmentOfficeName: 'District Office' };
    answerWith(() => ({ body: { ...alike, kind: 'enduser', name: 'Test Holder', form } }));
    await show(page, { at });
    expect(await screen.findByRole('radio', { name: /A new organization: District Office/ })).toBeTruthy();
  });

  it('is asked to confirm who joins it', async () => {
    const joining = { id: 'j1', organizationId: 'o1', organizationName: 'Test Infotek', by: 'Admin', at: '' };
    const asked = answerWith(({ method }) => ({
      body: method === 'PUT' ? { ...alike, status: 'Awaiting Confirmation', joining } : alike,
    }));
    await show(page, { at });
    await userEvent.click(await screen.findByRole('radio', { name: /Join Test Infotek/ }));
    expect(screen.getByText(/or a second reviewer, confirms before anything is opened/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The organization is asked to confirm.')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'Approved',
      placement: { kind: 'join', organizationId: 'o1' },
    });
  });
});
