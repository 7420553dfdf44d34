import { operations } from '../operations.js';
import { holds, matrix, mayAsk, type Permission, type Role, roles } from './matrix.js';

/** What a role's permissions are, as `module:action`. */
const permissionsOf = (role: Role) =>
  Object.entries<readonly string[]>(matrix[role]).flatMap(([module, actions]) =>
    actions.map((action) => `${module}:${action}` as Permission),
  );

const opens = (role: Role, permission: Permission) =>
  operations.some(
    ({ needs }) =>
      typeof needs === 'object' && needs.any.includes(permission) && holds(role, permission) && mayAsk(needs, role),
  );

/** Permissions that open nothing yet, as `module: actions`; each leaves this list with what it is for. */
const closedYet: Record<Role, string> = {
  Buyer: 'dashboard: export; reports: generate, export; procurement: track',
  'End User': 'amc: contact; checklist: view',
  OEM: 'assets: create, edit; procurement: edit, track; reports: generate; settings: view; maintenance: create, edit, schedule',
  Seller: 'procurement: track; reports: generate; settings: view; sales: track; support: create, edit, assign',
  'Super Admin':
    'dashboard: export, manage; reports: generate, export; settings: edit; sales: delete, export, manage; devices: create, edit, delete, export, manage; tutorials: export, manage; tickets: delete, export; warranty: delete, export, manage; amc: delete, export, manage; checklist: view, create, edit, delete, export, manage; support: create, edit, delete, export, manage',
  'Support Agent': 'support: create, assign, update, close, export; tickets: close, export',
};

const written = (permissions: Permission[]) => {
  const modules = [...new Set(permissions.map((permission) => permission.split(':')[0]))];
  const actionsOf = (module: string | undefined) =>
    permissions
      .filter((permission) => permission.startsWith(`${module}:`))
      .map((permission) => permission.split(':')[1]);
  return modules.map((module) => `${module}: ${actionsOf(module).join(', ')}`).join('; ');
};

it.each(roles)('every permission of a %s opens something but these', (role) => {
  expect(written(permissionsOf(role).filter((permission) => !opens(role, permission)))).toBe(closedYet[role]);
});
