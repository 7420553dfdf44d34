import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { RegistrationStatusPage } from './status.page.js';

const pass = 'p'.repeat(43);
const application = {
  id: 'r1',
  number: 'REG-2026-000042',
  kind: 'enduser',
  status: 'Correction Requested',
  name: 'Test Holder',
  submittedAt: '2026-11-01T06:00:00Z',
  reason: 'The office is not known',
  fieldsToCorrect: ['departmentOfficeName'],
  version: 3,
  form: {
    fullName: 'Test Holder',
    designation: 'Assistant',
    departmentOfficeName: 'Unknown office',
    emailId: 'holder@office.example',
    mobileNumber: '9876543210',
    devicesAssigned: ['Laptop'],
    deviceSerialNumbers: [],
    languagePreference: 'Hindi',
    signedDeliveryReceipt: ['f1'],
    issuesReportedFiles: [],
  },
  files: [{ id: 'f1', name: 'receipt.pdf', size: 1000, field: 'signedDeliveryReceipt' }],
  history: [{ at: '2026-11-02T06:00:00Z', by: 'Administrator', byId: 'a', action: 'Ask for a correction' }],
};

const portal = () =>
  answerWith(({ path }) => {
    if (path.endsWith('/form')) return { body: application };
    if (path.endsWith('/status/code')) return { body: { success: true } };
    if (path.endsWith('/withdrawal') || path.includes('/enduser/')) return { body: { ...application, success: true } };
    return { body: { items: [application], pass } };
  });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name).closest('button') as HTMLElement);

const Address = () => <span data-testid="address">{useLocation().search}</span>;

async function open() {
  await show(<RegistrationStatusPage />, { at: '/registration-status', role: null });
  type('Email ID', 'holder@office.example');
  type('Password', 'register #4 me');
  press('Show my registration');
  await screen.findByText('The office is not known');
}

beforeEach(() => localStorage.clear());

it('shows status, reason, fields to correct and history, and lets the applicant correct what was submitted', async () => {
  const asked = portal();
  await open();
  screen.getByText('Department/Office name');
  screen.getByText('Ask for a correction');
  press('Correct and send again');
  const office = await screen.findByLabelText<HTMLInputElement>('Department/Office name');
  expect(office.value).toBe('Unknown office');
  expect(document.getElementById(office.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please correct this',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email ID').readOnly).toBe(true);
  expect(screen.queryByLabelText('Password')).toBeNull();
  screen.getByText('receipt.pdf');
  fireEvent.change(office, { target: { value: 'District Office' } });
  press('Send again');
  await screen.findByText('Where your registration stands');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.path).toBe('/api/registrations/enduser/r1');
  expect(sent?.headers.get('if-match')).toBe('"3"');
  expect(sent?.body).toMatchObject({ departmentOfficeName: 'District Office', pass, signedDeliveryReceipt: ['f1'] });
});

it('shows where it stands now once the correction was sent, and nothing of before meanwhile', async () => {
  let sent = false;
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { reason: _, fieldsToCorrect: __, ...rest } = application;
  const now = {
    ...rest,
    status: 'Pending',
    version: 4,
    history: [{ ...application.history[0], action: 'Sent again' }],
  };
  answerWith(({ path, method }) => {
    if (method === 'PUT') sent = true;
    if (!path.endsWith('/form')) return { body: { items: [application], pass, ...now, success: true } };
    return { body: sent ? now : application };
  });
  const asking = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    if (sent && path.endsWith('/form')) await held;
    return asking(input, init);
  };
  await open();
  press('Correct and send again');
  fireEvent.change(await screen.findByLabelText('Department/Office name'), { target: { value: 'District Office' } });
  press('Send again');
  await screen.findByText('Where your registration stands');
  expect(screen.queryByText('The office is not known')).toBeNull();
  expect(screen.queryByText('Correct and send again')).toBeNull();
  answer?.();
  await screen.findByText('Sent again');
  screen.getByText('Pending');
  expect(screen.queryByText('Correct and send again')).toBeNull();
});

it('takes the application back after a question', async () => {
  const asked = portal();
  await open();
  press('Withdraw registration');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText('Withdraw registration').closest('button') as HTMLElement);
  await screen.findByText('The registration was withdrawn');
  expect(asked.find(({ path }) => path.endsWith('/withdrawal'))?.body).toEqual({ pass });
});

it('opens with the link of the mail, which leaves the address at once', async () => {
  const asked = portal();
  const token = 'long-token-of-the-mail-0123456789';
  await show(
    <>
      <RegistrationStatusPage />
      <Address />
    </>,
    { at: `/registration-status?token=${token}`, role: null },
  );
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(''));
  press('Show my registration');
  await screen.findByText('The office is not known');
  expect(asked[0]).toMatchObject({ path: '/api/registrations/status/link', body: { token } });
});

it('leads from a link that works no more to another code', async () => {
  answerWith(() => ({ status: 401, body: { error: 'This link was used already or is too old.', code: 'LINK_OVER' } }));
  await show(<RegistrationStatusPage />, { at: '/registration-status?token=long-token-of-the-mail', role: null });
  press('Show my registration');
  await screen.findByText(/This link was used already/);
  press('Ask for another code');
  await screen.findByText('Send me a code');
});

it('says the same whether number and e-mail fit or not', async () => {
  portal();
  await show(<RegistrationStatusPage />, { at: '/registration-status?number=REG-2026-000042', role: null });
  type('Email ID', 'holder@office.example');
  press('Send me a code');
  await screen.findByText(/^If number and e-mail fit, a code is on its way/);
});
