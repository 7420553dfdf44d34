import { expect, type Page } from '@playwright/test';
import { ask } from '../support/office.js';
import type { Person } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36).toUpperCase();
const place = `Journey sheet ${mark}`;

interface Made {
  id: string;
  serialNumber: string;
}

/** Assets of one place, under a contract of the office that has room for them. */
async function newAssets(token: string, count: number): Promise<Made[]> {
  const { items } = await ask(token, 'GET', '/asset-contracts');
  const choices = items as {
    gemContractNumber: string;
    lines: { manufacturer: string; category: string }[];
    capacity: { category: string; remaining: number }[];
  }[];
  for (const { gemContractNumber, capacity, lines } of choices) {
    const { category } = capacity.find(({ remaining }) => remaining >= count) ?? {};
    const manufacturer = lines.find((line) => line.category === category)?.manufacturer;
    if (!category || !manufacturer) continue;
    const made: Made[] = [];
    for (let n = 1; n <= count; n++) {
      const body = {
        ...{ name: `Journey ${n}`, category, gemContractNumber, manufacturer, serialNumber: `SHEET-${mark}-${n}` },
        ...{ value: 40_000, purchaseDate: '2026-01-15', location: place },
      };
      made.push((await ask(token, 'POST', '/assets', body)) as Made);
    }
    return made;
  }
  throw new Error('no contract of the demo has room');
}

/** Pastes as a spreadsheet copies: into the cell that has the focus. */
const pastes = (page: Page, text: string) =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', ${JSON.stringify(text)});
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  }`);

const cell = ({ page }: Person, row: number, column: number) =>
  page.getByRole('grid', { name: 'Assets' }).getByRole('row').nth(row).getByRole('gridcell').nth(column);

/** Writes over what stands in a cell. */
async function types(person: Person, row: number, column: number, text: string) {
  const active = cell(person, row, column);
  await active.click();
  await expect(active.locator('input')).toBeEditable();
  await active.locator('input').fill(text);
}
const [model, condition, location] = [2, 3, 4];

test('an office pastes into the sheet of its assets, sees faults in their cells, learns who was faster, and takes it all back', async ({
  buyer,
  tokens,
}) => {
  const [first] = await newAssets(tokens.Buyer, 3);
  if (!first) throw new Error('nothing was made');
  await buyer.opens(`/buyer/assets?q=SHEET-${mark}&sort=serialNumber`);
  await buyer.presses('As a sheet');
  await cell(buyer, 1, model).click();
  await pastes(buyer.page, 'M-1\tUsed\nM-2\tbroken\nM-3\tNew');
  await buyer.presses('Save 3 changed rows');
  await buyer.reads(/^2 rows were saved · 1 row could not be saved: the reason stands in its cells/);

  await types(buyer, 2, condition, 'Used');
  await buyer.presses('Save 1 changed row');
  await buyer.reads(/^1 row was saved/);
  await buyer.presses('Undo');
  await buyer.reads(/^1 row is as it was before/);
  await expect(cell(buyer, 2, model)).toHaveText('');

  await types(buyer, 1, location, 'Typed here');
  const now = await ask(tokens.Buyer, 'GET', `/assets/${first.id}`);
  const { name, value, purchaseDate, manufacturer } = now;
  const change = { name, value, purchaseDate, manufacturer, condition: 'Used', location: 'Written elsewhere' };
  await ask(tokens.Buyer, 'PUT', `/assets/${first.id}`, change);
  await buyer.presses('Save 1 changed row');
  await buyer.reads('Somebody wrote here: Written elsewhere');
  await buyer.presses('Save 1 changed row');
  await buyer.reads(/^1 row was saved/);
  expect((await ask(tokens.Buyer, 'GET', `/assets/${first.id}`)).location).toBe('Typed here');
});
