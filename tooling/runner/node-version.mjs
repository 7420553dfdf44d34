import { StartError } from '../../deploy/start-error.mjs';

/** @param {string} version such as "20.19.0" */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new StartError(`Node ${version} is too old: install Node 20.19 or newer, then run this again.`);
}

/** Whether a Node runs the portal itself; an older one only fetches the packaged Node. */
export const runsThePortal = (version = process.versions.node) => Number.parseInt(version) >= 24;
