import { required } from '@portal/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError } from '../api/api-error.js';
import { show, signInAs } from '../testing.js';
import { drafts } from './draft.js';
import { FormBar } from './form-bar.js';
import { Form } from './form.js';
import { TagField } from './tag-field.js';
import { PasswordField, TextField } from './text-fields.js';

const Sample = z.object({
  name: required('Asset name is required'),
  place: z.object({ city: required('City is required') }),
  password: z.string().optional(),
});

const sample = (onSubmit: (values: z.output<typeof Sample>) => Promise<unknown> | void, draft?: string) => (
  <Form schema={Sample} initial={{ place: {} }} draft={draft} onSubmit={onSubmit}>
    <TextField name="name" label="Asset name" />
    <TextField name="place.city" label="City" />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <FormBar submit="Save" />
  </Form>
);

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => localStorage.clear());

it('brings the reader to a list of what is wrong, in the order of the page, each a way to its field', async () => {
  await show(sample(() => undefined));
  await save();
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Asset name is required', 'City is required']);
  await userEvent.click(links[1] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
});

it('hands on what was typed once it is right', async () => {
  const sent: unknown[] = [];
  await show(sample((values) => void sent.push(values)));
  await userEvent.type(screen.getByLabelText('Asset name'), ' Laptop ');
  await userEvent.type(screen.getByLabelText('City'), 'Pune');
  await save();
  await waitFor(() => expect(sent).toEqual([{ name: 'Laptop', place: { city: 'Pune' } }]));
});

it('pastes several lines into a field of one line with a space between them', async () => {
  const sent: unknown[] = [];
  await show(sample((values) => void sent.push(values)));
  const city = screen.getByLabelText<HTMLInputElement>('City');
  await userEvent.type(city, 'At: !');
  city.setSelectionRange(4, 4);
  await userEvent.paste('Pune\r\n\tCamp\n');
  expect(city.value).toBe('At: Pune Camp!');
  await userEvent.type(screen.getByLabelText('Asset name'), 'Laptop');
  await save();
  await waitFor(() => expect(sent).toEqual([{ name: 'Laptop', place: { city: 'At: Pune Camp!' } }]));
});

it('shows a refusal of the server at its field and keeps what was typed', async () => {
  await show(
    sample(() =>
      Promise.reject(new ApiError(422, 'INVALID', 'Please check the marked fields', { name: 'Already taken' })),
    ),
  );
  await userEvent.type(screen.getByLabelText('Asset name'), 'Laptop');
  await userEvent.type(screen.getByLabelText('City'), 'Pune');
  await save();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link').textContent).toBe('Already taken');
  expect(screen.getByLabelText<HTMLInputElement>('Asset name').value).toBe('Laptop');
});

it('keeps a draft without its password, and brings it back', async () => {
  const first = await show(sample(() => undefined, 'sample'));
  await userEvent.type(screen.getByLabelText('Asset name'), 'Laptop');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-word');
  await waitFor(() => expect(localStorage.getItem('portal.draft.sample.u1')).toContain('Laptop'));
  expect(localStorage.getItem('portal.draft.sample.u1')).not.toContain('secret');
  first.unmount();
  await show(sample(() => undefined, 'sample'));
  expect(screen.getByLabelText<HTMLInputElement>('Asset name').value).toBe('Laptop');
});

it('adds to a list in a small dialog: Enter adds, blank does not', async () => {
  await show(
    <Form schema={z.object({})} onSubmit={() => undefined}>
      <TagField
        name="tags"
        label="Designations"
        addLabel="Add designation"
        itemLabel="Designation Title"
        emptyText="None"
      />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add designation' }));
  const field = await screen.findByLabelText('Designation Title');
  await userEvent.type(field, '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  await userEvent.type(field, 'Deputy Director{Enter}');
  await screen.findByText('Deputy Director');
});

const refused = (fields: Record<string, string>) =>
  Promise.reject(new ApiError(422, 'INVALID', 'Please check the marked fields', fields));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillIn = () => {
  fill('Asset name', 'Laptop');
  fill('City', 'Pune');
};

it('says at each field what is wrong with it now, not what was', async () => {
  const Pair = z
    .object({ first: required('First is required'), second: required('Second is required') })
    .refine(({ first, second }) => first === second, { path: ['second'], error: 'They differ' });
  await show(
    <Form schema={Pair} onSubmit={() => undefined}>
      <TextField name="first" label="First" />
      <TextField name="second" label="Second" />
      <FormBar submit="Save" />
    </Form>,
  );
  await save();
  const links = () => within(screen.getByRole('alert')).queryAllByRole('link');
  const said = () => links().map(({ textContent }) => textContent);
  expect(said()).toEqual(['First is required', 'Second is required']);
  fill('First', 'a');
  fill('Second', 'b');
  await save();
  expect(said()).toEqual(['They differ']);
  // The message stands at the one field; the other one makes it right.
  fill('First', 'b');
  expect(screen.queryByRole('alert')).toBeNull();
});

it("keeps the server's word at a field until that field is changed", async () => {
  await show(sample(() => refused({ name: 'Already taken' })));
  fillIn();
  await save();
  await screen.findByRole('alert');
  fill('City', 'Agra');
  screen.getByRole('alert');
  fill('Asset name', 'Another');
  expect(screen.queryByRole('alert')).toBeNull();
});

it("shows what is wrong with one entry of a list at the list's field", async () => {
  await show(
    <Form schema={z.object({})} initial={{ tags: ['a', 'b'] }} onSubmit={() => refused({ 'tags.1': 'Not this one' })}>
      <TagField name="tags" label="Designations" addLabel="Add designation" itemLabel="Designation Title" />
      <FormBar submit="Save" />
    </Form>,
  );
  await save();
  const group = screen.getByRole('group', { name: 'Designations' });
  await waitFor(() => expect(group.textContent).toContain('Not this one'));
  await userEvent.click(within(screen.getByRole('alert')).getByRole('link'));
  expect(group.contains(document.activeElement)).toBe(true);
});

it('sends once however often it is pressed, and says that it is sending', async () => {
  let sent = 0;
  let finish: () => void = () => undefined;
  const sending = () => {
    sent += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  };
  await show(sample(sending));
  fillIn();
  const button = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  await waitFor(() => expect(button.closest('form')?.getAttribute('aria-busy')).toBe('true'));
  act(() => finish());
  await waitFor(() => expect(button.closest('form')?.getAttribute('aria-busy')).toBe('false'));
  expect(sent).toBe(1);
});

it('repeats a lost submission under the same key, and a corrected one under another', async () => {
  const keys: string[] = [];
  const lost = new ApiError(0, 'OFFLINE', 'Network error: you are offline');
  await show(
    <Form
      schema={Sample}
      initial={{ name: 'Laptop', place: { city: 'Pune' } }}
      onSubmit={(_, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return Promise.reject(lost);
      }}
    >
      <TextField name="name" label="Asset name" />
      <FormBar submit="Save" />
    </Form>,
  );
  for (const name of ['Laptop', 'Laptop', 'Other']) {
    fill('Asset name', name);
    await save();
    await screen.findByText('Error: Network error: you are offline');
    expect(screen.getByLabelText<HTMLInputElement>('Asset name').value).toBe(name);
  }
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('keeps what was typed a moment before the page goes, and nothing of what was sent', async () => {
  await show(sample(() => undefined, 'sample'));
  fillIn();
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem('portal.draft.sample.u1')).toContain('Pune');
  fill('City', 'Agra');
  await save();
  await waitFor(() => expect(localStorage.getItem('portal.draft.sample.u1')).toBeNull());
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem('portal.draft.sample.u1')).toBeNull();
});

it('keeps a draft for who typed it, also as the session ends, and shows it to nobody else', async () => {
  const first = await show(sample(() => undefined, 'sample'));
  fillIn();
  act(() => signInAs());
  first.unmount();
  const kept = localStorage.getItem('portal.draft.sample.u1') ?? '';
  expect(kept).toContain('Pune');
  localStorage.clear();
  for (const name of ['sample', 'sample.u2']) localStorage.setItem(`portal.draft.${name}`, kept);
  await show(sample(() => undefined, 'sample'));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('');
});

it('keeps whether a one-time password was entered, never the password', () => {
  drafts.keep('sample', { deliveryConfirmationOTP: true, otp: '123456', password: 'x', confirmPassword: 'x' });
  expect(drafts.read('sample')).toEqual({ deliveryConfirmationOTP: true });
});

const brands = async (initial: string[] = []) => {
  const sent: unknown[] = [];
  await show(
    <Form
      schema={z.object({ brands: z.array(z.string()) })}
      initial={{ brands: initial }}
      onSubmit={({ brands }) => void sent.push(brands)}
    >
      <TagField name="brands" label="Brands" suggestions={['Dell', 'HP']} addLabel="Add Brand" itemLabel="Brand" />
      <FormBar submit="Save" />
    </Form>,
  );
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  const add = async (brand: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add Brand' }));
    await userEvent.type(await screen.findByLabelText('Brand'), `${brand}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { sent, ticked, add };
};

it('ticks ready ones, adds others by a dialog, and sends both', async () => {
  const { sent, ticked, add } = await brands();
  await userEvent.click(screen.getByRole('checkbox', { name: 'HP' }));
  await add(' Acme  Computers ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acme Computers' }).checked).toBe(true);
  expect(ticked()).toEqual([false, true, true]);
  await save();
  await waitFor(() => expect(sent).toEqual([['HP', 'Acme Computers']]));
});

it('has nothing twice, in whatever case it is added', async () => {
  const { ticked, add } = await brands(['Acme']);
  await add('dell');
  await add('DELL');
  await add('acme');
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(ticked()).toEqual([true, false, true]);
});

it('leaves one that was added in sight when its tick is taken away', async () => {
  const { ticked, add } = await brands();
  await add('Acme');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Acme' }));
  expect(ticked()).toEqual([false, false, false]);
  await add('ACME');
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'ACME' }).checked).toBe(true);
});

it('adds nothing when the dialog is cancelled', async () => {
  const { ticked } = await brands();
  await userEvent.click(screen.getByRole('button', { name: 'Add Brand' }));
  await userEvent.type(await screen.findByLabelText('Brand'), 'Acme');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ticked()).toEqual([false, false]);
});
