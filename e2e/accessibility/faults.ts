import axe from 'axe-core';
import type { Page } from '@playwright/test';

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The frame, which is the same around every page. */
const frame = ['header', 'header + nav', 'main + footer'];
/** The rows of a table are alike. */
const moreRows = ['tbody > tr:nth-child(n + 7)'];

// The kit's page shows such things for good.
const onItsWay = ':is([data-loading], [aria-busy="true"], .ant-btn-loading):not(main:has(#ready-fields) *)';

/** Waits until a page has its headline and nothing on it is still on its way. */
export async function settle(page: Page) {
  await page.locator('h1').first().waitFor();
  await page.locator(onItsWay).first().waitFor({ state: 'detached' });
}

interface Looking {
  /** What is not looked at: CSS. */
  without: string[];
  /** The colours are those of every width, and measuring them takes longest. */
  colours: boolean;
}

/** What breaks the guidelines on the page as it stands: one line for each element. */
async function violations(page: Page, { without, colours }: Looking) {
  // Once for each document: it takes a moment. Not as a script of the page, which its policy forbids.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const context = { include: ['html'], exclude: without };
  const options = {
    runOnly: guidelines,
    rules: { 'color-contrast': { enabled: colours } },
    resultTypes: ['violations'],
    preload: false,
  };
  const found = await page.evaluate<Pick<axe.Result, 'id' | 'nodes'>[]>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    ),
  );
}

/** By how much the page scrolls sideways. */
async function overflow(page: Page) {
  const wider = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return wider > 0 ? [`the page is ${wider} px wider than the screen`] : [];
}

/** All that is wrong with the page as it stands; the frame can be left out once it has been looked at. */
export const faultsNow = async (page: Page, { framed = true } = {}) => [
  ...(await overflow(page)),
  ...(await violations(page, { without: framed ? moreRows : [...moreRows, ...frame], colours: true })),
];

/** Makes the window another size; the page has followed when this returns. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate('new Promise(requestAnimationFrame)');
  await settle(page);
}

/** What is wrong with the page on a phone: whether it scrolls sideways and, when looked at closely, the guidelines. */
export async function faultsOnPhone(page: Page, { closely }: { closely: boolean }) {
  await resize(page, { width: 390, height: 844 });
  const wide = await overflow(page);
  if (!closely) return wide;
  // As tall as its content: what lies under the bar at the foot can be scrolled to.
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await resize(page, { width: 390, height });
  return [...wide, ...(await violations(page, { without: [], colours: false }))];
}
