import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { show } from '../testing.js';
import { Form } from './form.js';
import { FormBar } from './form-bar.js';
import { MomentField } from './moment-field.js';

const schema = z.object({ closesAt: z.iso.datetime({ offset: true, error: 'Not a moment' }) });

async function open(initial: Partial<z.input<typeof schema>> = {}) {
  const sent: unknown[] = [];
  const form = (
    <Form schema={schema} initial={initial} onSubmit={(body) => Promise.resolve(void sent.push(body))}>
      <MomentField name="closesAt" label="Closing time" />
      <FormBar submit="Send" />
    </Form>
  );
  await show(form);
  return sent;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('asks for day and time as they are written in India', async () => {
  const sent = await open();
  await userEvent.type(screen.getByLabelText('Closing time'), '31-01-2030');
  await userEvent.type(screen.getByLabelText('Time'), '930');
  await userEvent.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('09:30');
  await send();
  expect(sent).toEqual([{ closesAt: '2030-01-31T09:30:00+05:30' }]);
});

it('shows a moment as it is in India', async () => {
  await open({ closesAt: '2029-12-31T20:00:00.000Z' });
  expect(screen.getByLabelText<HTMLInputElement>('Closing time').value).toBe('01-01-2030');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('01:30');
});

it('keeps a day without its time, and refuses it', async () => {
  const sent = await open();
  await userEvent.type(screen.getByLabelText('Closing time'), '31-01-2030');
  await send();
  expect((await screen.findAllByText('Not a moment')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Closing time').value).toBe('31-01-2030');
  expect(sent).toEqual([]);
});
