import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tooling/test/chromium.mjs';

/** Journeys in a real browser against a whole portal, which is started once; tests find its addresses in the environment. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: '../tooling/test/whole-portal.mjs',
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env['PORTAL_URL'],
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    // A press looks for its button once; a dialog that still grows would have moved it away by then.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [
    // A trace of each step costs a fifth of the time: `--trace=retain-on-failure` keeps one where it is sought.
    { name: 'browser', testIgnore: 'api/**', fullyParallel: true, use: { screenshot: 'only-on-failure' } },
    // The tests of one file share what they make, and come one after the other; they open no page.
    { name: 'api', testMatch: 'api/**/*.e2e.ts' },
  ],
});
