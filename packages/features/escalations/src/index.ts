export { escalationRoutes } from './escalation.routes.js';
