import { remoteApiVersion, type Area, Role } from '@portal/contracts';
import { Headline, Portal, startI18n, type RemoteModule } from '@portal/ui';
import { answerWith, personOf, signInAs } from '@portal/ui/testing';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate, useParams, useSearchParams } from 'react-router';
import { AreaError } from './area/area-error.js';
import { doorRoutes } from './door/door.js';
import { portalRoutes, loadArea } from './router.js';

const routesWith = (areas: Area[]) => doorRoutes(portalRoutes(areas));

const areaAt = (name: string, basePaths: string[], module: string): Area => ({
  name,
  basePaths,
  version: '1',
  apiVersion: remoteApiVersion,
  entry: '',
  integrity: '',
  nav: [{ to: basePaths[0] ?? '', label: 'Overview', icon: 'home', can: ['view', module] }],
});
const areas: Area[] = [
  areaAt('mfe-buyer', ['/buyer'], 'dashboard'),
  {
    ...areaAt('mfe-admin', ['/superadmin', '/super-admin'], 'superadmin'),
    nav: [
      { to: '/superadmin', label: 'Overview', icon: 'home', can: ['view', 'superadmin'] },
      { to: '/superadmin/assets', label: 'Assets', icon: 'home', can: ['view', 'assets'] },
    ],
  },
];

function SearchPage() {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Headline title="Search" />
      <input aria-label="Find" onChange={({ target }) => setSearch({ q: target.value })} />
      <Link to="/buyer/part/one">Onward</Link>
    </>
  );
}

/** One page whose parts have addresses of their own. */
function PartPage() {
  const { part } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <Headline title={`Part ${part}`} />
      <button onClick={() => void navigate('/buyer/part/two')}>Second part</button>
    </>
  );
}

/** Its heading comes with its data. */
function LatePage() {
  const [name, setName] = useState('');
  return name ? <Headline title={name} /> : <button onClick={() => setName('Order 7')}>Bring the data</button>;
}

const remote: RemoteModule = {
  apiVersion: remoteApiVersion,
  messages: () => Promise.resolve({}),
  routes: [
    { index: true, Component: () => <p>buyer home</p> },
    { path: 'orders', Component: () => <p>orders</p> },
    { path: 'search', Component: SearchPage },
    { path: 'late', Component: LatePage },
    { path: 'part/:part', Component: PartPage },
    { path: 'orders/:id', Component: () => <p>one order</p> },
    {
      path: 'broken',
      Component: () => {
        throw new Error('boom');
      },
    },
  ],
};

const anyPage: RemoteModule['routes'] = [{ path: '*', Component: () => <p>any page</p> }];

async function visit(
  at: string,
  { role, open = () => Promise.resolve(remote) }: { role?: Role; open?: () => Promise<RemoteModule> } = {},
) {
  answerWith(({ path }) => {
    if (path === '/api/notifications') return { body: { items: [], total: 0, page: 1, pageSize: 20, unread: 0 } };
    return { body: path.endsWith('/notification-preferences') ? { preferences: { push: false } } : { items: [] } };
  });
  await startI18n();
  signInAs(role && personOf(role));
  const opened: string[] = [];
  const router = createMemoryRouter(routesWith(areas), {
    initialEntries: [at],
    patchRoutesOnNavigation: loadArea(areas, (area) => {
      opened.push(area.name);
      return open();
    }),
  });
  render(
    <Portal>
      <RouterProvider router={router} />
    </Portal>,
  );
  return { opened, router, go: (to: string) => act(() => router.navigate(to)) };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('opens a deep link and fetches its area once', async () => {
  const { opened, go } = await visit('/buyer/orders', { role: 'Buyer' });
  await screen.findByText('orders');
  await go('/buyer');
  await screen.findByText('buyer home');
  await go('/buyer/orders/1');
  await screen.findByText('one order');
  expect(opened).toEqual(['mfe-buyer']);
});

it('shows an area that was still being fetched when another of its pages was asked for', async () => {
  let arrive: (it: RemoteModule) => void = () => undefined;
  const coming = new Promise<RemoteModule>((resolve) => (arrive = resolve));
  const { router } = await visit('/settings', { role: 'Buyer', open: () => coming });
  await screen.findByRole('heading', { name: 'Settings' });
  void router.navigate('/buyer/search');
  void router.navigate('/buyer/orders');
  await act(async () => {
    arrive(remote);
    await coming;
  });
  expect(await screen.findByText('orders')).toBeTruthy();
});

it("marks the menu's row that a page lies below", async () => {
  await visit('/buyer/orders/1', { role: 'Buyer' });
  await screen.findByText('one order');
  expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBeNull();
});

it('sends a visitor to the sign-in, and remembers where to', async () => {
  const { router } = await visit('/buyer/orders');
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.search).toBe('?next=%2Fbuyer%2Forders');
});

it('sends who is signed in from the start to their own area', async () => {
  await visit('/', { role: 'Buyer' });
  await screen.findByText('buyer home');
});

it('keeps the frame when an area cannot be fetched, and tries again', async () => {
  let tries = 0;
  const open = () => (tries++ ? Promise.resolve(remote) : Promise.reject(new AreaError('mfe-buyer', 'missing')));
  await visit('/buyer', { role: 'Buyer', open });
  await screen.findByText('This area cannot be loaded right now. The other areas still work.');
  screen.getByRole('navigation', { name: 'Main' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('buyer home');
});

it('keeps the frame when a page of an area breaks', async () => {
  await visit('/buyer/broken', { role: 'Buyer' });
  await screen.findByText('We encountered an unexpected error. Please try refreshing the page.');
  screen.getByRole('navigation', { name: 'Main' });
});

it("denies another role's area, and names the role, what is needed and what is held", async () => {
  await visit('/superadmin', { role: 'Buyer' });
  await screen.findByText("You don't have permission to access this section.");
  screen.getByText('superadmin:view');
  screen.getByText('Buyer');
  screen.getByText('procurement: view, create, edit, track');
});

it.each([
  ['/reports/orders?period=year', 'Buyer', '/buyer/reports?period=year'],
  ['/superadmin/procurement/7', 'Super Admin', '/superadmin/orders/7'],
  ['/superadmin/assets', 'Buyer', '/buyer/assets'],
  ['/complaints', 'OEM', '/seller/tickets'],
  ['/complaints/7', 'OEM', '/seller/tickets/7'],
  ['/security', 'Buyer', '/settings/security'],
  ['/records/purchaseOrder/7', 'Buyer', '/buyer/purchase-orders/7'],
  ['/records/purchaseOrder/7', 'Super Admin', '/superadmin/purchase-orders/7'],
  ['/records/report', 'Super Admin', '/superadmin/reports'],
  ['/records/registration/7', 'Seller', '/seller'],
] as const)('leads from %s a %s to their own page', async (asked, role, own) => {
  const { router } = await visit(asked, { role, open: () => Promise.resolve({ ...remote, routes: anyPage }) });
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(own);
  });
});

it('knows no address of records of which there are none', async () => {
  await visit('/records/nothing/7', { role: 'Buyer' });
  await screen.findByText('404 - Page Not Found');
});

it.each([
  ['/reports', 'End User', 'reports:view'],
  ['/superadmin/assets', 'End User', 'assets:view'],
  ['/superadmin/procurement', 'Support Agent', 'procurement:view'],
  ['/api-status', 'Buyer', 'system:view'],
] as const)('denies %s to a %s, who lacks %s', async (asked, role, needs) => {
  await visit(asked, { role, open: () => Promise.resolve({ ...remote, routes: anyPage }) });
  await screen.findByText(needs);
});

it('leads the other addresses of an area to its first', async () => {
  const { router } = await visit('/super-admin/orders?page=2', { role: 'Super Admin' });
  await screen.findByText('orders');
  expect(router.state.location.pathname + router.state.location.search).toBe('/superadmin/orders?page=2');
});

it('answers what nobody knows with a 404 inside the frame, and with the overview inside an area', async () => {
  const { opened, go } = await visit('/buyers-guide', { role: 'Buyer' });
  await screen.findByText('404 - Page Not Found');
  expect(opened).toEqual([]);
  screen.getByText("The page you're looking for doesn't exist.");
  screen.getByRole('link', { name: 'Go to Dashboard' });
  screen.getByRole('navigation', { name: 'Main' });
  await go('/buyer/nope');
  await screen.findByText('buyer home');
});

const says = (page: string) =>
  screen.findByText(`${page} · Asset Lifecycle Management Portal`, { selector: '[aria-live]' });
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

it('moves the focus to the heading of the next page and says its title; the first page moves nothing', async () => {
  await visit('/buyer/search', { role: 'Buyer' });
  await screen.findByRole('heading', { name: 'Search' });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByText('Onward'));
  await hasFocus(await screen.findByRole('heading', { name: 'Part one' }));
  await says('Part one');
});

it('waits for a heading that comes with the data', async () => {
  const { go } = await visit('/buyer/search', { role: 'Buyer' });
  await userEvent.click(await screen.findByLabelText('Find'));
  await go('/buyer/late');
  act(() => screen.getByText('Bring the data').click());
  await hasFocus(await screen.findByRole('heading', { name: 'Order 7' }));
});

it('leaves the focus in a search field while only the query changes', async () => {
  const { router } = await visit('/buyer/search', { role: 'Buyer' });
  const field = await screen.findByLabelText('Find');
  await userEvent.type(field, 'ab');
  expect(router.state.location.search).toBe('?q=ab');
  expect(document.activeElement).toBe(field);
});

it('leaves the focus on what stays of the page, and says the new title', async () => {
  await visit('/buyer/part/one', { role: 'Buyer' });
  const button = await screen.findByText('Second part');
  await userEvent.click(button);
  await says('Part two');
  expect(document.activeElement).toBe(button);
});

it('leaves the focus to a dialog that opens with the page', async () => {
  const { go } = await visit('/buyer/search', { role: 'Buyer' });
  await userEvent.click(await screen.findByLabelText('Find'));
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<button>inside</button>';
  dialog.querySelector('button')?.focus();
  await go('/buyer/part/one');
  await says('Part one');
  expect(document.activeElement?.textContent).toBe('inside');
  dialog.remove();
});
