import { remoteApiVersion, type Area } from '@portal/contracts';
import { Form, Portal, queryClient, startI18n, TextField } from '@portal/ui';
import { personOf, signInAs } from '@portal/ui/testing';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { z } from 'zod';
import { CanaryBadge } from './canary-badge.js';
import { openedAreas } from './opened-areas.js';
import { pageLoad } from './page-load.js';
import { ReleaseNotice } from './release-notice.js';

const asha = personOf('Buyer');
const release = (version: string) => ({ version, entry: `/remotes/mfe-buyer/${version}/e.js`, integrity: 'sha384-x' });
const area = (version: string, said: Partial<Area> = {}): Area => ({
  ...{ name: 'mfe-buyer', ...release(version), apiVersion: remoteApiVersion, basePaths: ['/buyer'], nav: [] },
  ...said,
});

let registry: Area[] = [];
let loads: jest.SpiedFunction<() => void>;
beforeEach(() => {
  queryClient.clear();
  loads = jest.spyOn(pageLoad, 'again').mockImplementation(() => undefined);
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ areas: registry })));
});
afterEach(() => {
  openedAreas.clear();
  loads.mockRestore();
});

const NotePage = () => (
  <Form schema={z.object({ note: z.string() })} onSubmit={() => Promise.resolve()}>
    <TextField name="note" label="Note" />
  </Form>
);

/** A page of the area, on one release since it was opened. */
async function visit(opened: string, { reason, passed = [] }: { reason?: 'role'; passed?: string[] } = {}) {
  registry = [area(opened, { fallback: release('0') })];
  await startI18n();
  signInAs(asha);
  openedAreas.set('mfe-buyer', { release: { ...release(opened), reason }, opener: asha.id, passed, since: 0 });
  const frame = (
    <>
      <Outlet />
      <CanaryBadge />
      <ReleaseNotice areas={registry} />
    </>
  );
  const children = [
    { path: '/buyer', handle: { area: area('1') }, element: <p>overview</p> },
    { path: '/buyer/note', handle: { area: area('1') }, element: <NotePage /> },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/buyer/note'] });
  render(
    <Portal>
      <RouterProvider router={router} />
    </Portal>,
  );
  await screen.findByLabelText('Note');
  return { go: (to: string) => act(() => router.navigate(to)) };
}
/** The registry as the page reads it when its reader comes back. */
async function becomes(...areas: Area[]) {
  registry = areas;
  await act(() => queryClient.refetchQueries({ queryKey: ['registry'] }));
}
const newVersion = 'A new version is ready.';
const ready = () => screen.queryByText(newVersion);

it('says quietly that a newer version is ready, and loads it when asked', async () => {
  await visit('1');
  expect(ready()).toBeNull();
  await becomes(area('2', { fallback: release('1') }));
  await screen.findByText(newVersion);
  expect(loads).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load it' }));
  expect(loads).toHaveBeenCalledTimes(1);
});

it('says nothing over a form that was begun, and nothing more when it was closed, until another one is ready', async () => {
  const { go } = await visit('1');
  await userEvent.type(screen.getByLabelText('Note'), 'a');
  await becomes(area('2', { fallback: release('1') }));
  expect(ready()).toBeNull();
  await go('/buyer');
  expect(ready()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(ready()).toBeNull();
  await becomes(area('3', { fallback: release('1') }));
  await screen.findByText(newVersion);
  expect(loads).not.toHaveBeenCalled();
});

it('leaves a release that was withdrawn with the next page, not the one that is read', async () => {
  const { go } = await visit('2');
  await userEvent.type(screen.getByLabelText('Note'), 'a');
  await becomes(area('1'));
  expect(ready()).toBeNull();
  expect(loads).not.toHaveBeenCalled();
  await go('/buyer');
  expect(loads).toHaveBeenCalledTimes(1);
});

it('stays where it is while the registry cannot be read', async () => {
  const { go } = await visit('2');
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await act(() => queryClient.refetchQueries({ queryKey: ['registry'] }));
  await go('/buyer');
  expect(ready()).toBeNull();
  expect(loads).not.toHaveBeenCalled();
});

it('says that the newest version does not work here', async () => {
  await visit('1', { passed: ['2'] });
  await becomes(area('2', { fallback: release('1') }));
  await screen.findByText('The newest version does not work here right now. You see the one before it.');
  expect(screen.queryByRole('button', { name: 'Load it' })).toBeNull();
});

it('shows who is on a canary its version and why, and nobody else anything', async () => {
  await visit('2', { reason: 'role' });
  screen.getByText('Trial version');
  screen.getByText('2');
  screen.getByText('Everybody with your role tries it before others.');
});

it('shows no badge on a live release', async () => {
  await visit('2');
  expect(screen.queryByText('Trial version')).toBeNull();
});
