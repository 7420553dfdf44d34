import { remoteApiVersion, type Area } from '@portal/contracts';
import { ApiError, Portal, startI18n } from '@portal/ui';
import { answerWith, personOf, signInAs } from '@portal/ui/testing';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AreaFailed } from './area-failed.js';
import { failedReleases } from './failed-releases.js';
import { openedAreas } from './opened-areas.js';
import { pageLoad } from './page-load.js';

const release = (version: string) => ({ version, entry: `/remotes/${version}/e.js`, integrity: 'sha384-x' });
const reports: { version: string; outcome: string }[] = [];
let loads: jest.SpiedFunction<() => void>;

beforeEach(() => {
  reports.length = 0;
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loads = jest.spyOn(pageLoad, 'again').mockImplementation(() => undefined);
  localStorage.setItem('authToken', 'mine');
  answerWith(({ path, headers, body }) => {
    if (path === '/api/area-reports' && headers.get('authorization') === 'Bearer mine')
      reports.push(body as (typeof reports)[number]);
    return undefined;
  });
});
afterEach(() => {
  localStorage.clear();
  openedAreas.clear();
  loads.mockRestore();
});

/** A page of a release that throws as long as `error` says so. */
async function visit(version: string, error: () => Error | undefined, said: Partial<Area> = {}) {
  const area: Area = {
    ...{
      name: 'mfe-buyer',
      ...release(version),
      apiVersion: remoteApiVersion,
      basePaths: ['/buyer'],
      nav: [],
      ...said,
    },
  };
  const user = personOf('Buyer');
  await startI18n();
  signInAs(user);
  openedAreas.set('mfe-buyer', { release: release(version), opener: user.id, passed: [], since: 0 });
  const Page = () => {
    const thrown = error();
    if (thrown) throw thrown;
    return <p>the page</p>;
  };
  const routes = [{ path: '/buyer', handle: { area }, ErrorBoundary: AreaFailed, Component: Page }];
  render(
    <Portal>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/buyer'] })} />
    </Portal>,
  );
  await screen.findByText('Something went wrong');
}
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));
const boom = () => new Error('boom');

it('tells operators once of a page that throws, and shows it again without a reload when it works', async () => {
  let error: Error | undefined = boom();
  await visit('a1', () => error, { fallback: release('a0') });
  await waitFor(() => expect(reports).toMatchObject([{ version: 'a1', outcome: 'failed' }]));
  error = undefined;
  await retry();
  await screen.findByText('the page');
  expect(loads).not.toHaveBeenCalled();
  expect(reports).toHaveLength(1);
});

it('gives way to the release before when it throws again', async () => {
  await visit('b1', boom, { fallback: release('b0') });
  await retry();
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  expect([...failedReleases()]).toEqual(['mfe-buyer/b1']);
  await waitFor(() => expect(reports).toHaveLength(1));
});

it('stays where there is no release before', async () => {
  await visit('c1', boom);
  await retry();
  await retry();
  screen.getByText('Something went wrong');
  expect(loads).not.toHaveBeenCalled();
});

it('takes what the server refused for no fault of the release', async () => {
  await visit('d1', () => new ApiError(404, 'GONE', 'It is gone'), { fallback: release('d0') });
  await retry();
  await screen.findByText('Something went wrong');
  expect(loads).not.toHaveBeenCalled();
  expect(reports).toEqual([]);
});

it('loads the page anew where a part of it did not come: only then it is asked for again', async () => {
  await visit('e1', () => Object.assign(boom(), { name: 'ChunkLoadError' }), { fallback: release('e0') });
  await waitFor(() => expect(reports).toMatchObject([{ version: 'e1', outcome: 'missing' }]));
  await retry();
  expect(loads).toHaveBeenCalledTimes(1);
});

it('says that there is no network where a part of a page could not come, and blames no release', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  await visit('o1', () => lost, { fallback: release('o0') });
  await screen.findByText('Network error: you are offline');
  expect(screen.queryByText(/unexpected error/)).toBeNull();
  await retry();
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  expect([reports, [...failedReleases()]]).toEqual([[], []]);
  online.mockRestore();
});
