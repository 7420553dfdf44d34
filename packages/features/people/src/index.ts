export { peopleRoutes, accountRoutes } from './people.routes.js';
export { registrationRoutes, joiningRoutes } from './registration.routes.js';
export { registrationEvidence } from './registration-evidence.js';
