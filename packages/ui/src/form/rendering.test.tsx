import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { show } from '../testing.js';
import { Field } from './field.js';
import { FormBar } from './form-bar.js';
import { FormPart } from './form-part.js';
import { Form } from './form.js';
import { TextField } from './text-fields.js';

const names = Array.from({ length: 80 }, (_, index) => `field${index}`);

// What was drawn since the list was emptied, by the name of the field.
const drawn: string[] = [];

function Counted({ name }: { name: string }) {
  return (
    <Field name={name} label={name}>
      {({ set, value, id }) => {
        drawn.push(name);
        return (
          <input id={id} value={(value as string | undefined) ?? ''} onChange={({ target }) => set(target.value)} />
        );
      }}
    </Field>
  );
}

const long = (
  <Form
    schema={z.object({
      field0: z.string({ error: 'The first is required' }),
      field1: z.string('The second is required'),
    })}
    draft="long"
    contents={[{ id: 'all', title: 'All', names }]}
    onSubmit={() => undefined}
  >
    <FormPart id="all" title="All">
      {names.map((name) => (
        <Counted key={name} name={name} />
      ))}
    </FormPart>
    <TextField name="note" label="Note" />
    <FormBar submit="Save" />
  </Form>
);

const others = (typedIn: string) => new Set(drawn.filter((name) => name !== typedIn));

beforeEach(() => localStorage.clear());

it('draws the field that is typed in again, and no other of a form of 80', async () => {
  await show(long);
  drawn.length = 0;
  await userEvent.type(screen.getByLabelText('field7'), 'Laptop');
  expect(screen.getByLabelText<HTMLInputElement>('field7').value).toBe('Laptop');
  expect(drawn).toHaveLength('Laptop'.length);
  expect(others('field7')).toEqual(new Set());
});

it('draws no other while problems are shown, but those that go with what is typed', async () => {
  await show(long);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('link', { name: 'The first is required' });
  drawn.length = 0;
  await userEvent.type(screen.getByLabelText('field0'), 'Laptop');
  expect(screen.queryByRole('link', { name: 'The first is required' })).toBeNull();
  expect(others('field0')).toEqual(new Set());
});
