import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError } from '../../api/api-error.js';
import { show } from '../../testing.js';
import { FormBar } from '../form-bar.js';
import { Form } from '../form.js';
import { TextField } from '../text-fields.js';
import { editedRecord } from './edited-record.js';

const schema = z.object({
  name: z.string().min(1, 'Name is required').meta({ label: 'Name' }),
  place: z.string().meta({ label: 'Place' }),
});
type Stored = z.output<typeof schema> & { version: number };
const record: Stored = { version: 1, name: 'Printer', place: 'Room 1' };

/** A form of a record that somebody else has changed to `newest` meanwhile; what was sent, with its version. */
async function open(newest: Stored) {
  const sent: unknown[] = [];
  const stored = { ...newest };
  await show(
    <Form
      schema={schema}
      edited={editedRecord(() => Promise.resolve(stored), record)}
      onSubmit={(values, { version }) => {
        sent.push({ ...values, version });
        if (version !== stored.version) return Promise.reject(new ApiError(412, 'STALE', 'This was changed'));
        stored.version++;
        return Promise.resolve(stored);
      }}
    >
      <TextField name="name" />
      <TextField name="place" />
      <FormBar submit="Save" />
    </Form>,
  );
  return sent;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('has the choice made for what both changed, and not for what one did', async () => {
  const sent = await open({ version: 2, name: 'Scanner', place: 'Room 2' });
  await type('Name', 'Copier');
  await press('Save');
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save this choice' });
  expect(save.disabled).toBe(true);
  screen.getByText('Changed by both');
  screen.getByText('Changed by somebody else');
  await userEvent.click(screen.getByRole('radio', { name: 'Name: Theirs' }));
  await userEvent.click(save);
  await screen.findByDisplayValue('Scanner');
  expect(field('Place').value).toBe('Room 2');
  expect(sent.at(-1)).toEqual({ name: 'Scanner', place: 'Room 2', version: 2 });
});

it('keeps all of the one or takes all of the other', async () => {
  const sent = await open({ version: 2, name: 'Scanner', place: 'Room 2' });
  await type('Name', 'Copier');
  await press('Save');
  await press('Take theirs');
  await press('Keep mine');
  await press('Save this choice');
  await screen.findByDisplayValue('Copier');
  expect(sent.at(-1)).toEqual({ name: 'Copier', place: 'Room 1', version: 2 });
});

it('saves nothing and loses nothing when the reader goes back, and asks again at the next try', async () => {
  const sent = await open({ version: 2, name: 'Scanner', place: 'Room 1' });
  await type('Name', 'Copier');
  await press('Save');
  await press('Back to the form');
  await screen.findByText(/This was changed/);
  expect(field('Name').value).toBe('Copier');
  expect(sent).toHaveLength(1);
  await press('Save');
  await screen.findByRole('button', { name: 'Save this choice' });
});

it('asks nothing where the other person changed nothing of the form', async () => {
  const sent = await open({ ...record, version: 2 });
  await type('Name', 'Copier');
  await press('Save');
  await screen.findByDisplayValue('Copier');
  expect(sent.map((one) => (one as Stored).version)).toEqual([1, 2]);
});

it('says at its field what the rules have against the choice', async () => {
  const sent = await open({ version: 2, name: '', place: 'Room 2' });
  await type('Place', 'Room 3');
  await press('Save');
  await press('Take theirs');
  await press('Save this choice');
  await screen.findByRole('link', { name: 'Name is required' });
  expect(sent).toHaveLength(1);
});

it('goes by the saved version when the form stays open', async () => {
  const sent = await open(record);
  await type('Name', 'Copier');
  await press('Save');
  await type('Name', 'Copier 2');
  await press('Save');
  expect(sent.map((one) => (one as Stored).version)).toEqual([1, 2]);
});
