import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runtime } from '../runner/folders.mjs';
import { installSystemPackage } from '../runner/system-package.mjs';

/** Where Playwright is told to look for its programs: it would fetch them, and the system has them. */
export const programsOfPlaywright = join(runtime, 'playwright');

const system = '/usr/bin/ffmpeg';

/** The place that this version of Playwright expects ffmpeg at. */
function place() {
  /** @type {{ browsers: { name: string, revision: string }[] }} */
  const { browsers } = JSON.parse(readFileSync(join(root, 'node_modules/playwright-core/browsers.json'), 'utf8'));
  const revision = browsers.find(({ name }) => name === 'ffmpeg')?.revision;
  return join(programsOfPlaywright, `ffmpeg-${revision}`, 'ffmpeg-linux');
}

/** Whether videos of journeys can be recorded: Playwright opens no page at all where it should and cannot. */
export const canRecord = () => existsSync(place());

/**
 * Puts the system's ffmpeg, which is installed where that is possible, where Playwright looks for its own.
 * @param {(line: string) => void} say
 */
export function installFfmpeg(say) {
  if (process.platform !== 'linux' || canRecord()) return;
  if (!existsSync(system)) installSystemPackage('ffmpeg', say);
  if (!existsSync(system)) {
    say('No videos of failed journeys are kept: install the package "ffmpeg"');
    return;
  }
  mkdirSync(dirname(place()), { recursive: true });
  rmSync(place(), { force: true });
  symlinkSync(system, place());
}
