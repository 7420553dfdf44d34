import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError } from '../api/api-error.js';
import { show } from '../testing.js';
import { useFieldRows } from './field-rows.js';
import { FormBar } from './form-bar.js';
import { useFieldValue } from './form-context.js';
import { Form } from './form.js';
import { TextField } from './text-fields.js';

const Sample = z.object({ items: z.array(z.object({ name: z.string() })) });

function Rows() {
  const { keys, append, remove } = useFieldRows('items');
  const items = useFieldValue('items') as { name: string }[];
  return (
    <>
      {keys.map((key, index) => (
        <div key={key}>
          <TextField name={`items.${index}.name`} label={`Name ${index + 1}`} />
          <button type="button" onClick={() => remove(index)}>{`Remove ${index + 1}`}</button>
        </div>
      ))}
      <button type="button" onClick={() => append({ name: 'new' })}>
        Add
      </button>
      <p role="status">{items.map(({ name }) => name).join(', ')}</p>
    </>
  );
}

async function showRows(refused?: Record<string, string>) {
  const sent: unknown[] = [];
  await show(
    <Form
      schema={Sample}
      initial={{ items: [{ name: 'one' }, { name: 'two' }] }}
      onSubmit={(values) => {
        if (refused) return Promise.reject(new ApiError(422, 'INVALID', 'Please check the marked fields', refused));
        sent.push(values);
      }}
    >
      <Rows />
      <FormBar submit="Save" />
    </Form>,
  );
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const nameOf = (row: number) => screen.getByLabelText<HTMLInputElement>(`Name ${row}`);

it('sends the rows as they were added, typed in and removed, and shows them to whoever reads the list', async () => {
  const sent = await showRows();
  await press('Add');
  await userEvent.type(nameOf(3), ' row');
  await press('Remove 1');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('two, new row');
  await press('Save');
  await waitFor(() => expect(sent).toEqual([{ items: [{ name: 'two' }, { name: 'new row' }] }]));
});

it('keeps the field of a row when the one above it goes', async () => {
  await showRows();
  const second = nameOf(2);
  await press('Remove 1');
  expect(nameOf(1)).toBe(second);
  expect(second.value).toBe('two');
});

it('takes the word of the server back when rows change', async () => {
  await showRows({ 'items.1.name': 'Not this one' });
  await press('Save');
  await within(await screen.findByRole('alert')).findByText('Not this one');
  await press('Remove 2');
  expect(screen.queryByRole('alert')).toBeNull();
});
