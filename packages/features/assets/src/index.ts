export { assetRoutes } from './asset.routes.js';
export { supportContactsRoutes } from './support-contacts.routes.js';
export { deviceClaimRoutes } from './claim.routes.js';
export { assetDraftRoutes } from './draft.routes.js';
export { expiryRoutes } from './expiry.routes.js';
export { amcRoutes, warrantyRoutes } from './cover.routes.js';
