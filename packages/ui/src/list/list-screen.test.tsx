import { ListQuery, operation, pageOf } from '@portal/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { z } from 'zod';
import { answerWith, show, type Asked } from '../testing.js';
import { ListScreen } from './list-screen.js';

const list = operation({
  subject: 'asset.asset.list',
  method: 'GET',
  path: '/assets',
  summary: 'Assets',
  needs: 'signed-in',
  query: ListQuery.extend({ status: z.string().optional(), min: z.string().optional() }),
  reply: pageOf(z.object({ id: z.string(), name: z.string() })),
});

const page = (
  <ListScreen
    title="Assets"
    operation={list}
    searchLabel="Search name"
    filters={[
      { name: 'status', label: 'Status', options: ['Active', 'Disposed'] },
      { name: 'min', label: 'Value from', kind: 'money' },
    ]}
    columns={[{ key: 'name', title: 'Asset', sort: 'name', render: ({ name }) => name }]}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    rowLink={({ id }) => `/assets/${id}`}
    empty={{ title: 'No assets found' }}
  />
);

const answer = (names: string[], total = names.length) => ({
  body: { items: names.map((name, index) => ({ id: `a${index}`, name })), total, page: 1, pageSize: 20 },
});
const last = (asked: Asked[]) => asked.at(-1)?.query.toString();

it('asks for what the address says, and says how much there is', async () => {
  const asked = answerWith(() => answer(['Laptop'], 45));
  await show(page, { at: '/?status=Active&page=2&sort=-name&q=lap' });
  await screen.findByRole('link', { name: 'Laptop' });
  expect(last(asked)).toBe('status=Active&page=2&pageSize=20&sort=-name&q=lap');
  screen.getByText('Showing 21 to 40 of 45');
  expect(screen.getByRole('columnheader', { name: 'Asset' }).getAttribute('aria-sort')).toBe('descending');
});

it('says so when there are more than were counted', async () => {
  answerWith(() => ({ body: { ...answer(['Laptop'], 2_000).body, more: true } }));
  await show(page);
  await screen.findByText('Showing 1 to 20 of more than 2,000');
});

it('goes back to the first page when a filter is dropped', async () => {
  const asked = answerWith(() => answer(['Laptop'], 45));
  const { router } = await show(page, { at: '/?status=Active&page=2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Status: Active' }));
  expect(router.state.location.search).toBe('');
  expect(last(asked)).toBe('page=1&pageSize=20');
});

it('takes an amount as people write it, and asks for nothing while it is none', async () => {
  const asked = answerWith(() => answer(['Laptop'], 45));
  const { router } = await show(page, { at: '/?min=2500' });
  const field = () => screen.getByLabelText<HTMLInputElement>('Value from');
  await screen.findByRole('button', { name: 'Remove filter: Value from: ₹\u00a02,500.00' });
  expect(field().value).toBe('2,500');
  const before = asked.length;
  await userEvent.clear(field());
  await userEvent.type(field(), 'much{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Please enter an amount');
  expect([field().getAttribute('aria-invalid'), asked.length]).toEqual(['true', before]);
  await userEvent.clear(field());
  await userEvent.type(field(), '₹ 1,50,000{Enter}');
  await screen.findByRole('button', { name: /₹\u00a01,50,000.00/ });
  expect(router.state.location.search).toBe('?min=150000');
});

it('tells an empty list from one where nothing matches', async () => {
  answerWith(() => answer([]));
  const first = await show(page);
  await screen.findByText('No assets found');
  expect(screen.queryByLabelText('Search name')).toBeNull();
  first.unmount();
  await show(page, { at: '/?q=nothing' });
  await screen.findByText('No match for “nothing”');
  screen.getByText('Try fewer words or filters.');
  expect(screen.getAllByRole('button', { name: 'Clear Filters' })).toHaveLength(1);
});

it('says what went wrong and tries again', async () => {
  let broken = true;
  answerWith(() => (broken ? { status: 422, body: { error: 'Please check the marked fields' } } : answer(['Laptop'])));
  await show(page);
  await screen.findByText('Please check the marked fields');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'Laptop' });
});

it('names each filter behind the button above its control', async () => {
  answerWith(() => answer(['Laptop']));
  const filters = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, label: `Filter ${name}` }));
  await show(<ListScreen {...page.props} filters={filters} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByText('Filter e');
  expect(screen.getByRole('textbox', { name: 'Filter e' })).toBeTruthy();
});

it('opens a row that has no page', async () => {
  answerWith(() => answer(['Laptop']));
  const opened: string[] = [];
  const open = { rowLink: undefined, onRowOpen: ({ id }: { id: string }) => void opened.push(id) };
  await show(<ListScreen {...page.props} {...open} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Laptop' }));
  expect(opened).toEqual(['a0']);
});

it('sets rows close together, and the next list too', async () => {
  answerWith(() => answer(['Laptop']));
  const withCards = cloneElement(page, { cards: true });
  const standing = async () => {
    const { className } = await screen.findByRole('table');
    const toggle = screen.getByRole('button', { name: 'Compact rows' });
    return { toggle, isCompact: [toggle.getAttribute('aria-pressed'), className.includes('compact')] };
  };
  const { unmount } = await show(withCards);
  const first = await standing();
  expect(first.isCompact).toEqual(['false', false]);
  await userEvent.click(first.toggle);
  expect((await standing()).isCompact).toEqual(['true', true]);
  unmount();
  await show(withCards);
  const again = await standing();
  expect(again.isCompact).toEqual(['true', true]);
  await userEvent.click(again.toggle);
  expect((await standing()).isCompact).toEqual(['false', false]);
});
