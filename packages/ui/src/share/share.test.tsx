import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing.js';
import { ShareButton } from './share-button.js';

const open = async () => {
  await show(<ShareButton title="PO-2026-000001" />, { at: '/buyer/purchase-orders/p1' });
  return screen.findByRole('button', { name: 'Share' });
};

/** A finger, and what the phone does when it is asked to share. */
function onPhone(answer: () => Promise<void>) {
  const coarse = { ...matchMedia('all'), matches: true };
  jest.spyOn(window, 'matchMedia').mockReturnValue(coarse);
  const asked: ShareData[] = [];
  const share = (data: ShareData) => {
    asked.push(data);
    return answer();
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return asked;
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the address of the page, and says so', async () => {
  const user = userEvent.setup();
  await user.click(await open());
  await screen.findByText('The link was copied');
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

it('shows the address where the browser copies nothing', async () => {
  const user = userEvent.setup();
  const button = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button);
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(location.href);
});

it('hands it to the phone, and takes a dismissal for an answer', async () => {
  const user = userEvent.setup();
  const asked = onPhone(() => Promise.reject(new DOMException('', 'AbortError')));
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await open());
  expect(asked).toEqual([{ title: 'PO-2026-000001', url: location.href }]);
  expect(copied).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Link')).toBeNull();
});

it('copies where the phone fails', async () => {
  const user = userEvent.setup();
  onPhone(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await user.click(await open());
  await screen.findByText('The link was copied');
});
