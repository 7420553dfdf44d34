export { tutorialRoutes } from './tutorial.routes.js';
