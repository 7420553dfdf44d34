export { RemoteRegistry } from './registry/registry.mjs';
export { openPortal, Portal, partNames } from './runner/portal.mjs';
export { freeBase } from './runner/ports.mjs';
export { until } from './runner/until.mjs';
export { findChromium } from './test/chromium.mjs';
