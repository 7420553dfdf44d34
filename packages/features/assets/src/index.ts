export { assetRoutes } from './asset.routes.js';
export { amcRoutes, warrantyRoutes } from './cover.routes.js';
