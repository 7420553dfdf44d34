import { mayAsk, roles } from './access/matrix.js';
import { operations } from './operations.js';

const everybody = roles.length + 1;
const onlyAdmin = 1;

/** The calls of sign-in, people, registrations and uploads as the requirements list them, and how many roles may make them. */
it.each([
  ['POST /auth/login', everybody],
  ['POST /auth/refresh', everybody],
  ['PUT /users/{id}/password', roles.length],
  ['GET /users', 2],
  ['GET /users/{id}', 2],
  ['POST /users', onlyAdmin],
  ['PUT /users/{id}', onlyAdmin],
  ['DELETE /users/{id}', onlyAdmin],
  ['POST /users/{id}/reset-password', onlyAdmin],
  ['PUT /users/{id}/buyer', onlyAdmin],
  ['DELETE /users/{id}/buyer', onlyAdmin],
  ['PUT /users/{id}/seller', onlyAdmin],
  ['DELETE /users/{id}/seller', onlyAdmin],
  ['PUT /users/{id}/enduser', onlyAdmin],
  ['DELETE /users/{id}/enduser', onlyAdmin],
  ['POST /users/{id}/approve', onlyAdmin],
  ['POST /users/{id}/reject', onlyAdmin],
  ['POST /users/bulk-approve', onlyAdmin],
  ['POST /users/bulk-reject', onlyAdmin],
  ['PUT /users/{id}/status', onlyAdmin],
  ['POST /registrations/buyer', everybody],
  ['POST /registrations/seller', everybody],
  ['POST /registrations/enduser', everybody],
  ['GET /registrations/{kind}/pending', onlyAdmin],
  ['PUT /registrations/{id}/status', onlyAdmin],
  ['POST /upload/logo', roles.length],
  ['POST /upload/logo/public', everybody],
  ['GET /dashboard/recent-activity', 5],
])('has the call %s for %d', (call, askers) => {
  const found = operations.filter(({ method, path }) => `${method} ${path}` === call);
  expect(found).toHaveLength(1);
  expect([...roles, undefined].filter((role) => found.some(({ needs }) => mayAsk(needs, role)))).toHaveLength(askers);
});
