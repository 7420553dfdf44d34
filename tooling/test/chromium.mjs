import { chromiumHere } from '../../deploy/chromium.mjs';
import { StartError } from '../../deploy/start-error.mjs';
import { installSystemPackage } from '../runner/system-package.mjs';

export { chromiumFlags } from '../../deploy/chromium.mjs';

/** The browser that the journeys run in. */
export function findChromium() {
  const file = chromiumHere();
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
  if (chromiumHere()) return;
  installSystemPackage('chromium', say);
  findChromium();
}
