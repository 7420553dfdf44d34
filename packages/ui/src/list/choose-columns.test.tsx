import { jest } from '@jest/globals';
import { ListQuery, operation, pageOf } from '@portal/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { answerWith, show } from '../testing.js';
import { ListScreen } from './list-screen.js';

const list = operation({
  subject: 'asset.asset.list',
  method: 'GET',
  path: '/assets',
  summary: 'Assets',
  needs: 'signed-in',
  query: ListQuery,
  reply: pageOf(z.object({ id: z.string(), name: z.string(), city: z.string(), maker: z.string() })),
});
const row = { id: 'a1', name: 'Laptop', city: 'Pune', maker: 'Acer' };

const page = (
  <ListScreen
    title="Assets"
    operation={list}
    views="assets"
    columns={[
      { key: 'name', title: 'Asset', render: ({ name }) => name },
      { key: 'city', title: 'City', render: ({ city }) => city },
      { key: 'maker', title: 'Maker', extra: true, render: ({ maker }) => maker },
    ]}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    empty={{ title: 'No assets found' }}
  />
);

async function open(at: string, views: object[] = []) {
  answerWith(({ path }) =>
    path.includes('/saved-views/')
      ? { body: { version: 1, items: views } }
      : { body: { items: [row], total: 1, page: 1, pageSize: 20 } },
  );
  const { router, unmount } = await show(page, { at });
  await screen.findByText('Laptop');
  return { search: () => router.state.location.search, unmount };
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const dialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => localStorage.clear());

it('shows the usual columns until others are chosen, in the order chosen; the name always stands first', async () => {
  const { search, unmount } = await open('/?q=x&page=2');
  expect(heads()).toEqual(['Asset', 'City']);
  const choice = await dialog();
  expect(choice.getByRole('checkbox', { name: 'Asset' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(choice.getByRole('checkbox', { name: 'Maker' }));
  await userEvent.click(choice.getByRole('button', { name: 'Move Maker up' }));
  expect(choice.getByRole('button', { name: 'Move Maker up' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(choice.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(heads()).toEqual(['Asset', 'Maker', 'City']));
  expect(search()).toBe('?q=x&columns=name.maker.city');
  unmount();

  const again = await open('/');
  await waitFor(() => expect(heads()).toEqual(['Asset', 'Maker', 'City']));
  expect(again.search()).toBe('?columns=name.maker.city');
  const second = await dialog();
  await userEvent.click(second.getByRole('button', { name: 'As usual' }));
  await waitFor(() => expect(heads()).toEqual(['Asset', 'City']));
  expect(again.search()).toBe('');
  again.unmount();
  await open('/');
  expect(heads()).toEqual(['Asset', 'City']);
});

it('changes nothing when the choice is left', async () => {
  const { search } = await open('/?q=x');
  const choice = await dialog();
  await userEvent.click(choice.getByRole('checkbox', { name: 'City' }));
  await userEvent.click(choice.getByRole('button', { name: 'Cancel' }));
  expect(heads()).toEqual(['Asset', 'City']);
  expect(search()).toBe('?q=x');
});

it('takes what a link or a view says before what was chosen last, and leaves out columns that are not there', async () => {
  localStorage.setItem('portal.columns.u1.assets', 'name.maker');
  const linked = await open('/?columns=price.city');
  expect(heads()).toEqual(['Asset', 'City']);
  linked.unmount();
  const { search } = await open('/', [{ name: 'Mine', query: 'columns=name&sort=name', isDefault: true }]);
  await waitFor(() => expect(search()).toBe('?columns=name&sort=name'));
  await waitFor(() => expect(heads()).toEqual(['Asset']));
});

it('offers no choice where a phone shows cards', async () => {
  const narrow = { ...matchMedia('all'), matches: false };
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue(narrow);
  await open('/?q=x');
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  media.mockRestore();
});
