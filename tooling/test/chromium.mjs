import { existsSync } from 'node:fs';
import { StartError } from '../../deploy/start-error.mjs';
import { installSystemPackage } from '../runner/system-package.mjs';

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
