export const roles = ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const;
export type Role = (typeof roles)[number];

const full = ['view', 'create', 'edit', 'delete', 'export', 'manage'] as const;

/**
 * May this role do this at all: the permission matrix (requirements: roles and permissions). Support agents also create and
 * close tickets and read the user list, as their screens ask.
 */
export const matrix = {
  'Super Admin': {
    dashboard: ['view', 'export', 'manage'],
    assets: ['view', 'create', 'edit', 'delete', 'export', 'bulk_upload', 'approve', 'dispose'],
    procurement: ['view', 'create', 'edit', 'delete', 'export', 'approve', 'manage'],
    reports: ['view', 'generate', 'export', 'schedule'],
    settings: ['view', 'edit', 'configure'],
    users: ['view', 'create', 'edit', 'delete', 'assign_roles'],
    system: ['view', 'configure', 'maintain'],
    superadmin: ['view', 'manage'],
    sales: full,
    devices: full,
    tutorials: full,
    tickets: full,
    warranty: full,
    amc: full,
    checklist: full,
    support: full,
  },
  Buyer: {
    dashboard: ['view', 'export'],
    assets: ['view', 'create', 'edit', 'export', 'request_approval'],
    complaints: ['view', 'create', 'edit', 'track'],
    reports: ['view', 'generate', 'export'],
    settings: ['view'],
    procurement: ['view', 'create', 'edit', 'track'],
  },
  Seller: {
    dashboard: ['view'],
    assets: ['view', 'create', 'edit', 'export'],
    complaints: ['view', 'create', 'edit', 'resolve'],
    procurement: ['view', 'create', 'edit', 'track'],
    reports: ['view', 'generate'],
    settings: ['view'],
    sales: ['view', 'create', 'edit', 'track'],
    support: ['view', 'create', 'edit', 'resolve', 'assign'],
  },
  OEM: {
    dashboard: ['view'],
    assets: ['view', 'create', 'edit', 'export'],
    complaints: ['view', 'create', 'edit', 'resolve', 'warranty_claims'],
    procurement: ['view', 'create', 'edit', 'track'],
    reports: ['view', 'generate'],
    settings: ['view'],
    warranty: ['view', 'create', 'edit', 'approve'],
    maintenance: ['view', 'create', 'edit', 'schedule'],
  },
  'End User': {
    dashboard: ['view'],
    devices: ['view', 'acknowledge', 'verify'],
    tutorials: ['view', 'access'],
    warranty: ['view', 'check'],
    amc: ['view', 'contact'],
    tickets: ['view', 'create', 'track'],
    checklist: ['view', 'complete'],
    support: ['view', 'contact'],
  },
  'Support Agent': {
    support: ['view', 'create', 'assign', 'update', 'close', 'export'],
    tickets: ['view', 'create', 'assign', 'update', 'close', 'export'],
    users: ['view'],
  },
} as const satisfies Record<Role, Record<string, readonly string[]>>;

type Modules = { [R in Role]: keyof (typeof matrix)[R] }[Role];
export type Module = Extract<Modules, string>;
/** `module:action`, as the access guard writes it. */
export type Permission = `${Module}:${string}`;

/** Who may ask: nobody in particular, anybody signed in, or who holds one of the permissions (and, sometimes, one of the roles). */
export type Need = 'public' | 'signed-in' | { any: readonly [Permission, ...Permission[]]; only?: readonly Role[] };

/** Permissions of a role as the session carries them. */
export const permissionsOf = (role: Role): { module: string; actions: string[] }[] =>
  Object.entries<readonly string[]>(matrix[role]).map(([module, actions]) => ({ module, actions: [...actions] }));

export function holds(role: Role, permission: Permission) {
  const [module = '', action = ''] = permission.split(':');
  const modules: Record<string, readonly string[]> = matrix[role];
  return modules[module]?.includes(action) ?? false;
}

/** May this role ask this at all? Rows are decided later, by the ability. */
export function mayAsk(need: Need, role: Role | undefined): boolean {
  if (need === 'public') return true;
  if (!role) return false;
  if (need === 'signed-in') return true;
  if (need.only && !need.only.includes(role)) return false;
  return need.any.some((permission) => holds(role, permission));
}
