export { quoteRoutes } from './quote.routes.js';
export { AwardEvidence } from './award-evidence.js';
