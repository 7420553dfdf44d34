import { statusEvents } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscriptionsSheet } from './subscriptions-sheet.js';

const record = { version: 1, createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z', language: 'en' };
const mail = {
  ...{ ...record, id: 's1', kind: 'E-mail', target: 'duty@example.gov.in', events: statusEvents },
  ...{ addedBy: 'Demo Administrator', last: null },
};
const webhook = {
  ...{ ...record, id: 's2', kind: 'Webhook', target: 'https://hooks.example.org/status?token=secret' },
  ...{ events: ['Incident opened'], addedBy: 'Demo Administrator' },
  last: {
    ...{ at: '2026-11-01T10:00:00Z', event: 'Incident opened', result: 'Will be tried again' },
    ...{ code: 500, fault: 'It did not accept the message' },
  },
};
const page = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 50 });

it('says what subscribers are while there is none, and adds one by mail', async () => {
  const asked = answerWith(({ method }) => (method === 'POST' ? { status: 201, body: mail } : { body: page([]) }));
  await show(<SubscriptionsSheet />, { role: 'Super Admin' });
  await screen.findByText('Nobody is told yet');
  await userEvent.click(screen.getByRole('button', { name: 'Add a subscriber' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect((await within(dialog).findAllByText('Email is required')).length).toBeGreaterThan(0);
  await userEvent.type(
    within(dialog).getByLabelText('E-mail', { selector: 'input[type=email]' }),
    'duty@example.gov.in',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  await screen.findByText('duty@example.gov.in is told from now on');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ kind: 'E-mail', email: 'duty@example.gov.in', language: 'en', events: statusEvents },
  });
});

it('says at its field what the server refuses, and shows the secret of a webhook once', async () => {
  const message = 'This address is subscribed already';
  let isThere = true;
  answerWith(({ method }) => {
    if (method !== 'POST') return { body: page([webhook]) };
    if (!isThere) return { status: 201, body: { ...webhook, secret: 'whsec_abc' } };
    isThere = false;
    return { status: 422, body: { code: 'INVALID', error: message, fields: { url: message } } };
  });
  await show(<SubscriptionsSheet />, { role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a subscriber' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
  await userEvent.click(within(dialog).getByLabelText('Webhook'));
  await userEvent.type(within(dialog).getByLabelText('URL'), 'https://hooks.example.org/status');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect((await within(dialog).findAllByText(message)).length).toBeGreaterThan(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  const shown = await screen.findByRole('dialog', { name: 'The secret of the webhook' });
  within(shown).getByText('whsec_abc');
  await userEvent.click(within(shown).getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
});

it('shows how the last message went and what a test did, and nothing of a URL that may let somebody in', async () => {
  const asked = answerWith(({ path, method }) => {
    if (method === 'GET') return { body: page([mail, webhook]) };
    const isMail = path.includes('/s1/');
    return { body: { ...webhook.last, ...(isMail ? { result: 'Accepted', fault: undefined } : { result: 'Failed' }) } };
  });
  await show(<SubscriptionsSheet />, { role: 'Super Admin' });
  await screen.findByText('hooks.example.org/status');
  expect(document.body.textContent).not.toContain('token=secret');
  screen.getByText('Every change');
  screen.getByText('Will be tried again');
  screen.getByText('(500)');
  await userEvent.click(screen.getByRole('button', { name: 'Send a test to hooks.example.org/status' }));
  await screen.findByText('The test to hooks.example.org/status did not arrive. It did not accept the message.');
  await userEvent.click(screen.getByRole('button', { name: 'Send a test to duty@example.gov.in' }));
  await screen.findByText('The mail server took the test to duty@example.gov.in');
  expect(screen.queryByText(/did not arrive/)).toBeNull();
  expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/system/status-subscriptions/s2/tests',
    '/api/system/status-subscriptions/s1/tests',
  ]);
});

it('takes a subscriber off after it was asked about', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? page([mail]) : { success: true } }));
  await show(<SubscriptionsSheet />, { role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Take off duty@example.gov.in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take off duty@example.gov.in?' });
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take off' }));
  await screen.findByText('duty@example.gov.in gets no more messages');
  expect(asked.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: '/api/system/status-subscriptions/s1' },
  ]);
});
