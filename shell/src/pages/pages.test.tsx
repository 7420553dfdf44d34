import { Portal, startI18n } from '@portal/ui';
import { show } from '@portal/ui/testing';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CrashPage } from './crash.page.js';
import { NotFoundPage } from './not-found.page.js';
import { Waiting } from './waiting.js';

it('says that a page is not there, and leads on', async () => {
  await show(<NotFoundPage />);
  screen.getByRole('heading', { name: '404 - Page Not Found' });
  screen.getByText("The page you're looking for doesn't exist.");
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/');
});

it('says that access is being checked', async () => {
  await show(<Waiting />);
  await screen.findByText('Loading...');
  screen.getByText('Verifying your access permissions.');
});

const openBroken = async (Component: () => React.ReactNode) => {
  await startI18n();
  const router = createMemoryRouter([{ path: '/', Component, ErrorBoundary: CrashPage }]);
  render(
    <Portal>
      <RouterProvider router={router} />
    </Portal>,
  );
};

it('says that something went wrong, and offers to refresh', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openBroken(() => {
    throw new Error('boom');
  });
  await screen.findByRole('heading', { name: 'Something went wrong' });
  screen.getByText('We encountered an unexpected error. Please try refreshing the page.');
  screen.getByRole('button', { name: 'Refresh Page' });
});

it("keeps quiet about a browser extension's closed message channel", async () => {
  await openBroken(() => <p>the page</p>);
  const reason = new Error('A listener indicated an asynchronous response, but the message channel closed');
  act(() => void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  screen.getByText('the page');
  expect(screen.queryByText('Something went wrong')).toBeNull();
});
