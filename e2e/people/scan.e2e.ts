import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tooling/test/chromium.mjs';
import { phone } from '../support/person.js';
import { test } from '../support/test.js';

/** The bars and gaps of SN-4711 as Code 128, in modules. */
const widths = '211214 213113 113321 122132 221231 312131 123221 123221 124112 2331112';
const [width, height, module, quiet] = [640, 480, 4, 60];

/** One picture of a label, as a camera would send it (YUV 4:2:0). */
function filmOfLabel(): Buffer {
  const bars = [...widths.replaceAll(' ', '')].flatMap((modules, index) =>
    Array<number>(Number(modules) * module).fill(index % 2 === 0 ? 0 : 255),
  );
  const line = Buffer.alloc(width, 255);
  line.set(bars, quiet);
  const blank = Buffer.alloc(width, 255);
  const picture = Array.from({ length: height }, (_, y) => (y > 120 && y < 360 ? line : blank));
  const colours = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
    ...picture,
    colours,
  ]);
}

const film = join(mkdtempSync(join(tmpdir(), 'scan-')), 'label.y4m');
writeFileSync(film, filmOfLabel());

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('a serial number is read by the camera of a phone', async ({ newPerson }) => {
  const officer = await newPerson({ ...phone, permissions: ['camera'] });
  await officer.signsIn('buyer@demo.gov.in', 'Demo#2026');
  await expect(officer.page).not.toHaveURL(/\/login/);
  await officer.opens('/buyer/assets/new');
  await officer.presses('Scan serial number');
  await expect(officer.page.getByRole('textbox', { name: 'Serial number' })).toHaveValue('SN-4711');
  await expect(officer.page.getByRole('dialog')).toHaveCount(0);
});

test('one code after another is taken, each once; a reader types beside the camera', async ({ newPerson }) => {
  const { page } = await newPerson({ permissions: ['camera'] });
  await page.goto('/ui-kit');
  await page.getByRole('button', { name: 'Scan serial numbers' }).click();
  const came = page.getByRole('dialog').getByRole('listitem');
  await expect(came).toHaveText(['SN-4711']);
  for (const typed of ['SN-2', 'SN-4711', 'https://evil.example/a/1']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await expect(came).toHaveText([/evil.*This code holds no serial number/, 'SN-4711', 'SN-2']);
});
