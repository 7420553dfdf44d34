export { quoteRoutes } from './quote.routes.js';
