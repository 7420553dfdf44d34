import 'fake-indexeddb/auto';
import type { Device } from '@portal/contracts';
import { answerWith, personOf, show, type Asked } from '@portal/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceOf } from '../testing/device-of.js';
import { keptOf } from './kept-verifications.js';
import { sendKept } from './send-kept.js';
import { VerificationPage } from './verification.page.js';

const wrong = 'Invalid OTP. Please try again.';
const expiresAt = () => new Date(Date.now() + 600_000).toISOString();

/** The service in few words: it knows one code, and what was answered. */
function serve(first: Device) {
  let device = first;
  return answerWith(({ path, body }) => {
    if (path.endsWith('/otp')) {
      return {
        status: 201,
        body: { success: true, expiresAt: expiresAt(), sentTo: 'holder@demo.gov.in', attemptsLeft: 3 },
      };
    }
    if (path.endsWith('/otp/verification')) {
      const right = (body as { otp: string }).otp === '123456';
      if (!right)
        return { status: 422, body: { status: 422, code: 'DEVICE_OTP_WRONG', error: wrong, fields: { otp: wrong } } };
      device = { ...device, otpStatus: 'Verified' };
    }
    if (path.endsWith('/d1/verification')) {
      const { items } = body as { items: { id: string; status: 'Passed' | 'Failed'; notes?: string }[] };
      const checklist = device.checklist.map((item) => ({ ...item, ...items.find(({ id }) => id === item.id) }));
      device = { ...device, checklist, verificationStatus: 'Completed' };
    }
    return { body: device };
  });
}
const open = () => show(<VerificationPage />, { role: 'End User' });
it('asks for the acknowledgment first', async () => {
  serve(deviceOf({ acknowledgmentStatus: 'Pending' }));
  await open();
  await screen.findByRole('button', { name: 'Acknowledge' });
  expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
});

it('tells how many attempts are left, and which items must pass', async () => {
  serve(deviceOf({ otpAttemptsLeft: 2 }));
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send OTP' }));
  await screen.findByText(/2 attempts left/);
  unmount();
  serve(deviceOf({ otpStatus: 'Verified' }));
  await open();
  await screen.findByRole('group', { name: 'The device powers on (must pass)' });
});

it('goes on counting the pause before another OTP for whoever comes back in it', async () => {
  serve(deviceOf({ otpAgainAt: new Date(Date.now() + 20_000).toISOString() }));
  await open();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Send OTP' })).disabled).toBe(true);
});

const answer = async (item: string, how: string) =>
  userEvent.click(within(await screen.findByRole('group', { name: item })).getByRole('radio', { name: how }));
const sent = (asked: Asked[]) => asked.filter(({ path }) => path.endsWith('/d1/verification')).at(-1);

const reader = () => keptOf(personOf('End User').id);
beforeEach(async () => {
  await reader().ready;
  await reader().change('d1', () => undefined);
});

const answerAll = async () => {
  for (const { item, essential } of deviceOf().checklist)
    await answer(essential ? `${item} (must pass)` : item, item === 'The cable works' ? 'Failed' : 'Passed');
};

it('goes on to the checklist with the right OTP only, and shows the address masked', async () => {
  serve(deviceOf());
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send OTP' }));
  await screen.findByText('h•••@demo.gov.in');
  const field = screen.getByLabelText<HTMLInputElement>('Enter OTP');
  expect(document.activeElement).toBe(field);
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  // The sixth digit sends.
  await userEvent.type(field, '000000');
  await screen.findAllByText(wrong);
  // The next one is typed over it.
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  await userEvent.clear(field);
  await userEvent.type(field, '123456');
  await screen.findByText('0 of 5 checked');
});

it('asks for another OTP once three were wrong, also when the page is opened anew', async () => {
  const locked = 'Maximum attempts exceeded. Please contact support.';
  let device = deviceOf();
  answerWith(({ path }) => {
    if (path.endsWith('/otp')) {
      device = deviceOf({ otpAttemptsLeft: 3 });
      return { status: 201, body: { success: true, expiresAt: expiresAt(), sentTo: 'a@b.in', attemptsLeft: 3 } };
    }
    if (!path.endsWith('/otp/verification')) return { body: device };
    device = deviceOf({ otpStatus: 'Failed' });
    return { status: 409, body: { status: 409, code: 'DEVICE_OTP_LOCKED', error: locked, fields: { otp: locked } } };
  });
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send OTP' }));
  await userEvent.type(await screen.findByLabelText('Enter OTP'), '000000');
  await waitFor(() => expect(screen.queryByLabelText('Enter OTP')).toBeNull());
  expect(document.activeElement?.textContent).toBe(locked);
  unmount();
  await open();
  await screen.findByText(locked);
  expect(screen.queryByRole('button', { name: 'Verify OTP' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }));
  await screen.findByLabelText('Enter OTP');
  expect(screen.queryByText(locked)).toBeNull();
});

it('keeps the answers on the phone when the page is left', async () => {
  serve(deviceOf({ otpStatus: 'Verified' }));
  const { unmount } = await open();
  await answer('The device powers on (must pass)', 'Passed');
  await answer('The cable works', 'Failed');
  await userEvent.type(screen.getByLabelText(/What is wrong/), 'It is torn');
  unmount();
  await open();
  await screen.findByText('2 of 5 checked');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What is wrong/).value).toBe('It is torn');
  screen.getByText('1 passed, 1 failed');
});

it('sends nothing before every item is answered, and goes to the first open one', async () => {
  const asked = serve(deviceOf({ otpStatus: 'Verified' }));
  await open();
  await answer('The device powers on (must pass)', 'Passed');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('Please answer every item');
  expect(document.activeElement?.closest('fieldset')?.id).toBe('check-screen');
  expect(sent(asked)).toBeUndefined();
});

it('sends all answers, forgets them here, and offers a ticket for what failed', async () => {
  const asked = serve(deviceOf({ otpStatus: 'Verified' }));
  await open();
  await answerAll();
  await userEvent.type(screen.getByLabelText(/What is wrong/), 'It is torn');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('The device is verified.');
  expect(sent(asked)?.body).toMatchObject({
    items: expect.arrayContaining([{ id: 'cable', status: 'Failed', notes: 'It is torn' }]) as unknown,
  });
  await screen.findByText('Sent');
  expect(reader().now().kept?.get('d1')).toMatchObject({ answers: {}, photos: [] });
  const ticket = screen.getByRole('link', { name: 'Create a ticket for: The cable works' });
  expect(ticket.getAttribute('href')).toBe('/enduser/support/new?device=d1&item=The+cable+works&notes=It+is+torn');
});

it('waits for the network with everything, also when the page is left, and sends it by one key', async () => {
  let away = true;
  const keys: (string | null)[] = [];
  const device = deviceOf({ otpStatus: 'Verified' });
  answerWith(({ path, method, headers }) => {
    if (method === 'GET') return { body: device };
    if (path.endsWith('/d1/verification')) keys.push(headers.get('idempotency-key'));
    return away ? { status: 503, body: {} } : { status: 201, body: device };
  });
  const { unmount } = await open();
  await answerAll();
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('Waiting for the network');
  unmount();
  await open();
  await screen.findByText('Waiting for the network');
  away = false;
  await act(() => sendKept(reader()));
  await waitFor(() => expect(reader().now().kept?.get('d1')?.submission?.state).toBe('sent'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('keeps what the portal refuses, says why, and lets the answers be changed', async () => {
  const device = deviceOf({ otpStatus: 'Verified' });
  answerWith(({ method }) =>
    method === 'GET'
      ? { body: device }
      : { status: 409, body: { status: 409, code: 'ILLEGAL_MOVE', error: 'This step is not possible now' } },
  );
  await open();
  await answerAll();
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('Refused: This step is not possible now');
  screen.getByText('5 of 5 checked');
});

it('refuses a photo of another type before it is kept', async () => {
  serve(deviceOf({ otpStatus: 'Verified' }));
  await open();
  const input = await screen.findByLabelText('Add photo', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'notes.pdf'), { applyAccept: false });
  await screen.findByText('This type of file is not accepted');
  expect(reader().now().kept?.get('d1')?.photos ?? []).toEqual([]);
});

it('shows nothing of it to another person', async () => {
  serve(deviceOf({ otpStatus: 'Verified' }));
  const { unmount } = await open();
  await answer('The device powers on (must pass)', 'Passed');
  unmount();
  const other = keptOf('somebody-else');
  await other.ready;
  expect(other.now().kept?.size).toBe(0);
  await reader().ready;
  expect(reader().now().kept?.get('d1')?.answers).toEqual({ power: { status: 'Passed' } });
});
