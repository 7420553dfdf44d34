import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium, installChromium } from '../../tooling/test/chromium.mjs';

/** A poor mobile network: milliseconds, and bytes a second. */
export const network = { latency: 400, bytesPerSecond: 50_000 };

export function openBrowser(say) {
  installChromium(say);
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}

/** Somebody who was never here, on the poor network; `scripts` counts the bytes of JavaScript that have come. */
export async function openVisitor(browser, stored) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  });
  const scripts = { bytes: 0 };
  const ofScripts = new Set();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && ofScripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ofScripts.has(requestId)) scripts.bytes += encodedDataLength;
  });
  return { context, page, scripts };
}
