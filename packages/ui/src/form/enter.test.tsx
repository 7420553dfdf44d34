import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { show } from '../testing.js';
import { SelectField } from './choice-fields.js';
import { DateField } from './date-field.js';
import { FormBar } from './form-bar.js';
import { Form } from './form.js';
import { TextAreaField } from './text-area-field.js';
import { TextField } from './text-fields.js';

const Sample = z.object({ note: z.string().optional() });
const contents = [{ id: 'all', title: 'All', names: ['name'] }];

async function showForm(isLong: boolean) {
  const sent: unknown[] = [];
  await show(
    <Form
      schema={Sample}
      contents={isLong ? contents : undefined}
      onSubmit={(values) => {
        sent.push(values);
      }}
    >
      <TextField name="name" label="Asset name" />
      <DateField name="day" label="Purchase date" />
      <SelectField name="category" label="Category" options={['Laptop', 'Printer']} />
      <TextAreaField name="note" label="Note" />
      <FormBar submit="Save" />
    </Form>,
  );
  return sent;
}

const press = (label: string) => userEvent.type(screen.getByLabelText(label), '{Enter}');
// Sending takes a moment; what the button sends afterwards shows that nothing was sent before.
const onlyTheButtonSent = async (sent: unknown[]) => {
  await userEvent.type(screen.getByLabelText('Note'), 'end');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toHaveLength(1);
};

it.each(['Asset name', 'Purchase date', 'Category'])('does not send a long form by Enter in %s', async (label) => {
  const sent = await showForm(true);
  await press(label);
  await onlyTheButtonSent(sent);
});

it('begins a new line by Enter in a text of several lines', async () => {
  const sent = await showForm(true);
  await userEvent.type(screen.getByLabelText('Note'), 'one{Enter}two ');
  await onlyTheButtonSent(sent);
  expect(sent).toEqual([{ note: 'one\ntwo end' }]);
});

it.each(['Asset name', 'Purchase date'])('sends a short form by Enter in %s', async (label) => {
  const sent = await showForm(false);
  await press(label);
  await waitFor(() => expect(sent).toHaveLength(1));
});
