import { remoteApiVersion, type Area, Role } from '@portal/contracts';
import { Portal, startI18n } from '@portal/ui';
import { personOf, signInAs } from '@portal/ui/testing';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AreaOutlet } from './area-outlet.js';

const area: Area = {
  name: 'mfe-seller',
  version: '1',
  apiVersion: remoteApiVersion,
  entry: '',
  integrity: '',
  basePaths: ['/seller'],
  nav: [{ to: '/seller', label: 'Overview', icon: 'dashboard', can: ['view', 'sales'] }],
};

async function visit(role: Role) {
  await startI18n();
  signInAs(personOf(role));
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>dashboard</p> },
      { path: '/seller', handle: { area }, Component: AreaOutlet, children: [{ index: true, element: <p>sales</p> }] },
    ],
    { initialEntries: ['/seller'] },
  );
  render(
    <Portal>
      <RouterProvider router={router} />
    </Portal>,
  );
}

it("sends an OEM from the suppliers' start to its own", async () => {
  await visit('OEM');
  await screen.findByText('dashboard');
});

it('refuses an area to who works elsewhere', async () => {
  await visit('Buyer');
  await screen.findByText('Access Denied');
});
