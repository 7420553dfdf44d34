export { assetRoutes } from './asset.routes.js';
export { assetDraftRoutes } from './draft.routes.js';
export { amcRoutes, warrantyRoutes } from './cover.routes.js';
