import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { Page } from '../frame/page.js';
import { startI18n } from '../i18n/i18n.js';
import { useBegunForm } from './begun-forms.js';
import { Form } from './form.js';
import { TextField } from './text-fields.js';

const schema = z.object({ note: z.string().min(2, 'Please say more') });

function Desk() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <output aria-label="State">{useBegunForm() ? 'begun' : 'nothing begun'}</output>
      <button onClick={() => setOpen(false)}>Leave</button>
      {open && (
        <Form schema={schema} initial={{ note: '' }} onSubmit={() => Promise.resolve()}>
          <TextField name="note" label="Note" />
          <button>Send</button>
        </Form>
      )}
    </>
  );
}

async function openDesk() {
  await startI18n();
  render(
    <Page>
      <Desk />
    </Page>,
  );
}
const says = () => screen.getByLabelText('State').textContent;

it('counts a form from its first change until it is sent', async () => {
  await openDesk();
  expect(says()).toBe('nothing begun');
  await userEvent.type(screen.getByLabelText('Note'), 'a');
  expect(says()).toBe('begun');
  await userEvent.click(screen.getByText('Send'));
  expect(says()).toBe('begun');
  await userEvent.type(screen.getByLabelText('Note'), 'b');
  await userEvent.click(screen.getByText('Send'));
  await screen.findByText('nothing begun');
  await userEvent.type(screen.getByLabelText('Note'), 'c');
  expect(says()).toBe('begun');
});

it('forgets a form that is gone', async () => {
  await openDesk();
  await userEvent.type(screen.getByLabelText('Note'), 'a');
  act(() => screen.getByText('Leave').click());
  expect(says()).toBe('nothing begun');
});
