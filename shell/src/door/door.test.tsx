import { Page, startI18n } from '@portal/ui';
import { answerWith, signInAs } from '@portal/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router';
import { isAtDoor, openRouter } from './door.js';

it.each([
  ['/login', true],
  ['/forgotten-password/', true],
  ['/registration-status', true],
  ['/', false],
  ['/reset-password', false],
  ['/login/more', false],
])('%s stands at the door: %s', (path, is) => expect(isAtDoor(path)).toBe(is));

it('stands without the rest, which the first address behind it brings', async () => {
  await startI18n();
  signInAs();
  const asked = answerWith(({ path }) => ({ body: path === '/registry.json' ? { areas: [] } : { items: [] } }));
  history.replaceState(null, '', '/login');
  render(
    <Page>
      <RouterProvider router={await openRouter(true)} />
    </Page>,
  );
  await screen.findByLabelText('Email');
  expect(asked.map(({ path }) => path)).not.toContain('/registry.json');
  await userEvent.click(screen.getByRole('link', { name: 'Register as a seller' }));
  await screen.findByRole('heading', { level: 1, name: 'Seller Registration' });
  expect(asked.map(({ path }) => path)).toContain('/registry.json');
});
