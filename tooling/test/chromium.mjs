import { existsSync } from 'node:fs';
import { StartError } from '../../deploy/start-error.mjs';
import { installSystemPackage } from '../runner/system-package.mjs';

/** How every browser of the tests and measurements is started: asking nobody outside for anything. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const present = () => [process.env.CHROMIUM_PATH, ...usual].find((file) => file && existsSync(file));

/** The browser that the journeys run in. */
export function findChromium() {
  const file = present();
  if (file) return file;
  throw new StartError(
    'Chromium was not found: install the package "chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/**
 * Installs Chromium from the system's packages where that is possible.
 * @param {(line: string) => void} say
 */
export function installChromium(say) {
  if (present()) return;
  installSystemPackage('chromium', say);
  findChromium();
}
