export { reportRoutes } from './report.routes.js';
