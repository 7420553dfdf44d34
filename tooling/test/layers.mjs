import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';

/**
 * A layer of tests: its configurations of Jest (the journeys are run by Playwright), the longest it may take, in minutes, and
 * whether it runs only where it is asked for by its name.
 * @typedef {'unit' | 'integration' | 'e2e' | 'fault' | 'cluster'} LayerName
 * @type {Record<LayerName, { configs: string[], minutes: number, isAsked?: boolean }>}
 */
const all = {
  unit: { configs: ['jest.server.config.mjs', 'jest.browser.config.mjs'], minutes: 18 },
  integration: { configs: ['jest.integration.config.mjs'], minutes: 28 },
  e2e: { configs: [], minutes: 36 },
  fault: { configs: ['jest.fault.config.mjs'], minutes: 14 },
  cluster: { configs: ['jest.cluster.config.mjs'], minutes: 30, isAsked: true },
};

export const layerNames = /** @type {LayerName[]} */ (Object.keys(all));

/** The layers of `npm test`. */
export const usualLayers = layerNames.filter((name) => !all[name].isAsked);

/** @param {LayerName} name */
export const layer = (name) => ({
  name,
  minutes: all[name].minutes,
  configs: all[name].configs.filter((file) => existsSync(join(root, file))),
});
