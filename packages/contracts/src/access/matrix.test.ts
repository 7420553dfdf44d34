import { permissionsOf, type Role } from './matrix.js';

const full = 'view, create, edit, delete, export, manage';

/** Roles and permissions as the requirements list them. */
const required: Record<Role, Record<string, string>> = {
  'Super Admin': {
    dashboard: 'view, export, manage',
    assets: 'view, create, edit, delete, export, bulk_upload, approve, dispose',
    procurement: 'view, create, edit, delete, export, approve, manage',
    reports: 'view, generate, export, schedule',
    settings: 'view, edit, configure',
    users: 'view, create, edit, delete, assign_roles',
    system: 'view, configure, maintain',
    superadmin: 'view, manage',
    sales: full,
    devices: full,
    tutorials: full,
    tickets: full,
    warranty: full,
    amc: full,
    checklist: full,
    support: full,
  },
  'Support Agent': { support: 'view, assign, update, export', tickets: 'view, assign, update, export' },
  Buyer: {
    dashboard: 'view, export',
    assets: 'view, create, edit, export, request_approval',
    complaints: 'view, create, edit, track',
    reports: 'view, generate, export',
    settings: 'view',
    procurement: 'view, create, edit, track',
  },
  Seller: {
    dashboard: 'view',
    assets: 'view, create, edit, export',
    complaints: 'view, create, edit, resolve',
    procurement: 'view, create, edit, track',
    reports: 'view, generate',
    settings: 'view',
    sales: 'view, create, edit, track',
    support: 'view, create, edit, resolve, assign',
  },
  OEM: {
    dashboard: 'view',
    assets: 'view, create, edit, export',
    complaints: 'view, create, edit, resolve, warranty_claims',
    procurement: 'view, create, edit, track',
    reports: 'view, generate',
    settings: 'view',
    warranty: 'view, create, edit, approve',
    maintenance: 'view, create, edit, schedule',
  },
  'End User': {
    dashboard: 'view',
    devices: 'view, acknowledge, verify',
    tutorials: 'view, access',
    warranty: 'view, check',
    amc: 'view, contact',
    tickets: 'view, create, track',
    checklist: 'view, complete',
    support: 'view, contact',
  },
};

/** What a role holds besides: its screens ask for it (decisions: support agents). */
const besides: Partial<Record<Role, string[]>> = {
  'Support Agent': ['support:create', 'support:close', 'tickets:create', 'tickets:close', 'users:view'],
};

it.each(Object.entries(required) as [Role, Record<string, string>][])('%s holds what is required', (role, modules) => {
  const listed = Object.entries(modules).flatMap(([module, actions]) =>
    actions.split(', ').map((action) => `${module}:${action}`),
  );
  const held = permissionsOf(role).flatMap(({ module, actions }) => actions.map((action) => `${module}:${action}`));
  expect(held.sort()).toEqual([...listed, ...(besides[role] ?? [])].sort());
});
