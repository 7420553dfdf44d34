export { requisitionRoutes } from './requisition.routes.js';
