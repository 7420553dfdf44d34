import { answerWith, show, type Answer, type Asked } from '@portal/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '../testing-asset.js';
import { AssetSheet } from './asset-sheet.js';
import { blockOf } from './sheet-cells.js';

const rows = [asset(), asset({ id: 'a2', serialNumber: 'SN-2' }), asset({ id: 'a3', serialNumber: 'SN-3' })];
const idOf = ({ path }: Asked) => path.split('/').at(-1) ?? '';

/** The sheet of three assets; what is not refused is saved as it was sent. */
async function open(refuse: (asked: Asked) => Answer | undefined = () => undefined, of = rows) {
  const asked = answerWith((one) => {
    const before = rows.find(({ id }) => id === idOf(one)) ?? asset();
    const said = typeof one.body === 'object' ? one.body : {};
    return (
      refuse(one) ?? { body: { ...before, ...said, version: Number(one.headers.get('if-match')?.slice(1, -1)) + 1 } }
    );
  });
  const shown = await show(<AssetSheet rows={of} />, { at: '/assets', role: 'Buyer' });
  return { ...shown, saves: () => asked.filter(({ method }) => method === 'PUT') };
}

const cell = (row: number, column: number) =>
  within(screen.getAllByRole('row')[row]!).getAllByRole('gridcell')[column]!;
const field = (row: number, column: number) => {
  fireEvent.mouseDown(cell(row, column));
  return cell(row, column).querySelector('input')!;
};
const paste = (into: HTMLElement, text: string) => fireEvent.paste(into, { clipboardData: { getData: () => text } });
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const [name, , model, condition, location, value] = [0, 1, 2, 3, 4, 5];

it('reads a block as spreadsheets copy it', () => {
  expect(blockOf('a\tb\r\nc\t"d\n""e"""\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd\n"e"'],
  ]);
  expect(blockOf('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
});

it('takes a pasted block from the active cell on, and tells what had no place', async () => {
  await open();
  paste(field(2, model), 'M1\tused\r\nM2\tNew\r\nM3\tNew\r\n');
  expect([cell(2, model).querySelector('input')?.value, cell(2, condition).textContent]).toEqual(['M1', 'Used']);
  expect(cell(3, model).textContent).toBe('M2');
  screen.getByText(/^1 pasted rows? had no place in this sheet/);
  screen.getByRole('button', { name: /^Save 2 changed/ });
});

it('fills the marked rows from the first, and one row from the row above', async () => {
  await open();
  await userEvent.type(field(1, location), 'Room 7');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(
    [2, 3].map((row) => cell(row, location).querySelector('input')?.value ?? cell(row, location).textContent),
  ).toEqual(['Room 7', 'Room 7']);
  await userEvent.type(field(1, model), 'M9');
  field(2, model).focus();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(cell(2, model).querySelector('input')?.value).toBe('M9');
});

it('goes by keys from cell to cell, takes a cell back with Escape, and leaves with another', async () => {
  await open();
  const first = field(1, name);
  first.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Brand SN-1');
  await userEvent.keyboard('{Enter}{ArrowUp}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Model SN-1');
  await userEvent.keyboard('typed{Escape}');
  expect(document.activeElement).toHaveProperty('value', '');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Changes' }));
});

it('says in its cell what the rules have against it, saves the others, and names what the server refuses', async () => {
  const { saves } = await open((one) =>
    one.method === 'PUT' && idOf(one) === 'a3'
      ? { status: 422, body: { error: 'Invalid', fields: { location: 'Please enter text without a link' } } }
      : undefined,
  );
  await userEvent.clear(field(1, name));
  await within(cell(1, name)).findByText('Asset name is required');
  paste(field(2, location), 'Room 2\t51,000\r\nRoom 3\tmany');
  await within(cell(3, value)).findByText('Value must be greater than 0');
  await userEvent.clear(field(3, value));
  await userEvent.type(field(3, value), '7');
  await press(/^Save 3 changed/);
  await screen.findByText(/^1 rows? w.* saved · 2 rows could not be saved/);
  await within(cell(3, location)).findByText('Please enter text without a link');
  expect(saves().map((one) => [idOf(one), one.headers.get('if-match')])).toEqual([
    ['a2', '"3"'],
    ['a3', '"3"'],
  ]);
  expect(saves()[0]?.body).toMatchObject({ location: 'Room 2', value: 51_000, name: 'Dell Latitude 5450' });
  screen.getByRole('button', { name: /^Save 2 changed/ });
});

it('takes the last save back, over the version that it made', async () => {
  const { saves } = await open();
  await userEvent.type(field(1, location), 'Room 7');
  await press(/^Save 1 changed/);
  await press(await screen.findByRole('button', { name: 'Undo' }).then(() => 'Undo'));
  await screen.findByText(/^1 row.* before/);
  expect(saves().map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
  expect(saves()[1]?.body).not.toHaveProperty('location');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps what was typed where somebody was faster, tells theirs, and saves over the newest version', async () => {
  let isStale = true;
  const { saves } = await open(({ method }) => {
    if (method === 'GET') return { body: asset({ version: 8, location: 'Theirs' }) };
    if (!isStale) return undefined;
    isStale = false;
    return { status: 412, body: { error: 'This was changed', code: 'STALE' } };
  });
  await userEvent.type(field(1, location), 'Mine');
  await press(/^Save 1 changed/);
  await screen.findByText('Somebody wrote here: Theirs');
  await press(/^Save 1 changed/);
  await screen.findByText(/^1 row.* saved/);
  expect(
    saves().map(({ headers, body }) => [headers.get('if-match'), (body as { location: string }).location]),
  ).toEqual([
    ['"3"', 'Mine'],
    ['"8"', 'Mine'],
  ]);
});

it('does not write in an asset that was disposed of', async () => {
  await open(undefined, [asset({ status: 'Disposed' })]);
  expect(field(1, name).readOnly).toBe(true);
  paste(field(1, name), 'Other\tOther');
  screen.getByRole('button', { name: /^Save 0 changed/ });
});

it('asks before changes are left', async () => {
  const { router } = await open();
  await userEvent.type(field(1, location), 'Room 7');
  act(() => void router.navigate('/elsewhere'));
  await press(await screen.findByRole('button', { name: 'Cancel' }).then(() => 'Cancel'));
  expect(router.state.location.pathname).toBe('/assets');
  act(() => void router.navigate('/elsewhere'));
  await press(await screen.findByRole('button', { name: 'Leave without saving' }).then(() => 'Leave without saving'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});
