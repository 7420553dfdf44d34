import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';

/**
 * A layer of tests: its configurations of Jest (the journeys are run by Playwright), the longest it may take, in minutes,
 * whether it stores data in servers, and whether it runs only where it is asked for by its name.
 * @typedef {'unit' | 'integration' | 'e2e' | 'fault' | 'cluster'} LayerName
 * @type {Record<LayerName, { configs: string[], minutes: number, isStored?: boolean, isAsked?: boolean }>}
 */
const all = {
  unit: { configs: ['jest.server.config.mjs', 'jest.browser.config.mjs'], minutes: 18 },
  integration: { configs: ['jest.integration.config.mjs'], minutes: 28, isStored: true },
  e2e: { configs: [], minutes: 36, isStored: true },
  fault: { configs: ['jest.fault.config.mjs'], minutes: 14, isStored: true },
  cluster: { configs: ['jest.cluster.config.mjs'], minutes: 30, isStored: true, isAsked: true },
};

export const layerNames = /** @type {LayerName[]} */ (Object.keys(all));

/**
 * The layer that runs while the gates do: it waits for what it killed to come back, and the gates, which wait for nothing, give
 * way to it.
 */
export const besideGates = /** @type {const} */ ('fault');

/** The other layers of `npm test`, one after the other. */
export const inTurn = layerNames.filter((name) => name !== besideGates && !all[name].isAsked);

/** @param {LayerName} name */
export const layer = (name) => ({
  ...all[name],
  configs: all[name].configs.filter((file) => existsSync(join(root, file))),
});
