import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { answerWith, show } from '../testing.js';
import { remoteModule } from './remote.js';
import { page, routesAt } from './routes.js';

const words = (text: string) => async () => ({ Orders: text });
const nothing = async () => ({ NothingPage: () => null });

it.each([
  ['/buyer/orders', { '': 'orders', new: 'orders/new', ':id/edit': 'orders/:id/edit' }],
  ['/support-agent', { '': undefined, ':id': ':id' }],
])('pages below %s lie below it in their area', (base, expected) => {
  const lazy = page(nothing, () => null);
  const routes = routesAt(base, Object.fromEntries(Object.keys(expected).map((rest) => [rest, lazy])));
  expect(routes.map(({ path, index }) => (index ? undefined : path))).toEqual(Object.values(expected));
});

it('fetches a page when it is opened, and not before', async () => {
  answerWith(() => undefined);
  let fetched = 0;
  const load = async () => {
    fetched += 1;
    return { Greeting: ({ title }: { title: string }) => <h1>{title}</h1> };
  };
  const routes = routesAt('/buyer/orders', {
    '': page(load, ({ Greeting }, { t }) => <Greeting title={t('Orders')} />),
  });
  const router = createMemoryRouter([{ path: '/', element: <p>Start</p> }, ...routes]);
  // The reader is known before a page of theirs is shown.
  await show(null, { role: 'Buyer' });
  render(<RouterProvider router={router} />);
  expect(fetched).toBe(0);
  await act(() => router.navigate('/orders'));
  await screen.findByRole('heading', { name: 'Orders' });
  expect(fetched).toBe(1);
});

it('an area is its features and its own pages, and its own words win', async () => {
  const messages = words('of the feature');
  const own = { index: true } as const;
  const area = remoteModule({
    features: [
      { messages, routes: [{ path: 'orders' }] },
      { messages, routes: [{ path: 'assets' }] },
    ],
    pages: [own],
    messages: words('of the area'),
  });
  expect(area.routes).toEqual([{ path: 'orders' }, { path: 'assets' }, own]);
  expect(await area.messages('hi')).toEqual({ Orders: 'of the area' });
});
