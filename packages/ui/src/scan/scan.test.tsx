import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing.js';
import { ScanButton } from './scan-button.js';

const stop = jest.fn();
const applyConstraints = jest.fn(() => Promise.resolve());
const track = (capabilities: object) => ({ stop, applyConstraints, getCapabilities: () => capabilities });
const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

/** What the browser has: a camera, and codes in what it sees. */
function browser(camera: () => Promise<unknown>, codes: string[] = []) {
  put(window, 'isSecureContext', true);
  put(navigator, 'mediaDevices', { getUserMedia: camera });
  put(HTMLMediaElement.prototype, 'play', () => Promise.resolve());
  const formats = ['code_128', 'qr_code', 'ean_13', 'ean_8', 'data_matrix'];
  put(
    globalThis,
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(formats);
      detect = () => Promise.resolve(codes.map((rawValue) => ({ rawValue })));
    },
  );
}
const stream = (capabilities = {}) => {
  const tracks = [track(capabilities)];
  return () => Promise.resolve({ getTracks: () => tracks, getVideoTracks: () => tracks });
};
const fails = (name: string) => () => Promise.reject(new DOMException('', name));

async function opens(scan: Partial<Parameters<typeof ScanButton>[0]> = {}) {
  const taken: string[] = [];
  const onScan = (text: string) => {
    if (text === 'taken') return 'Already taken';
    taken.push(text);
    return undefined;
  };
  await show(<ScanButton onScan={onScan} {...scan} />);
  await userEvent.click(screen.getByRole('button', { name: /^Scan serial/ }));
  return taken;
}
beforeEach(() => jest.clearAllMocks());

it.each([
  ['NotAllowedError', /camera was not allowed/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /perhaps another program has it/],
])('says what to do after %s, and takes what a reader types', async (name, words) => {
  browser(fails(name));
  const taken = await opens();
  await screen.findByText(words);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  await userEvent.keyboard('SN-1{Enter}');
  await waitFor(() => expect(taken).toEqual(['SN-1']));
});

it('says that the page is not secure', async () => {
  browser(stream());
  put(window, 'isSecureContext', false);
  await opens();
  await screen.findByText(/secure pages only/);
});

it('takes one code and closes, and lets the camera go', async () => {
  browser(stream(), ['SN-1', 'SN-2']);
  const taken = await opens();
  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(taken).toEqual(['SN-1']);
});

it('takes many, each once, and says at each what was not taken', async () => {
  browser(stream(), ['SN-1', 'SN-2', 'SN-1', 'taken', 'https://evil.example']);
  const taken = await opens({ many: true });
  await screen.findByText('This code holds no serial number');
  screen.getByText('Already taken');
  screen.getByText('Scanned: 2');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(taken).toEqual(['SN-1', 'SN-2']);
  expect(document.querySelector('a')).toBeNull();
});

it('offers the light where the camera has one', async () => {
  browser(stream({ torch: true }));
  await opens();
  await userEvent.click(await screen.findByRole('button', { name: 'Light' }));
  await waitFor(() => expect(applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] }));
});

it('offers no light where it has none', async () => {
  browser(stream(), ['taken']);
  await opens();
  await screen.findByText('Already taken');
  expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
});
