import { existsSync } from 'node:fs';

/** How every browser is started here: asking nobody outside for anything. */
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

/** @returns {string | undefined} the browser of this machine: the one that CHROMIUM_PATH names, or one where systems have it */
export const chromiumHere = () => [process.env.CHROMIUM_PATH, ...usual].find((file) => file && existsSync(file));
