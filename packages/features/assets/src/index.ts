export { assetRoutes } from './asset.routes.js';
export { supportContactsRoutes } from './support-contacts.routes.js';
export { campaignRoutes, scanRoutes } from './campaign.routes.js';
export { deviceClaimRoutes } from './claim.routes.js';
export { assetDraftRoutes } from './draft.routes.js';
export { warrantyClaimRoutes } from './warranty-claim.routes.js';
export { ClaimsOf } from './warranty-claims/claims-of.js';
export { maintenanceRoutes } from './maintenance.routes.js';
export { amcRoutes, warrantyRoutes } from './cover.routes.js';
