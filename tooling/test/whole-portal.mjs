import { findChromium } from './chromium.mjs';
import { openForTests } from './opened.mjs';

/** Everything behind the edge, with demo data, and a browser to look at it. */
export default async () => {
  process.env.CHROMIUM_PATH = findChromium();
  await openForTests({ demo: true });
};
