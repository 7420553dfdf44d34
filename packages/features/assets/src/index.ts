export { assetRoutes } from './asset.routes.js';
export { supportContactsRoutes } from './support-contacts.routes.js';
export { campaignRoutes, scanRoutes } from './campaign.routes.js';
export { deviceClaimRoutes } from './claim.routes.js';
export { assetDraftRoutes } from './draft.routes.js';
export { amcRoutes, warrantyRoutes } from './cover.routes.js';
