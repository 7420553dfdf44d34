import type { Role } from '@portal/contracts';

/**
 * What everybody sees at every address of the portal, written out; the walk compares it with a browser's.
 * A Super Admin, B Buyer, S Seller, O OEM, E End User, U Support Agent, - nobody signed in. For each of them a heading,
 * '→ ' and where it leads, 'needs ' and the permission that 'Access Denied' names, or '404'. Who is not signed in is sent
 * to the sign-in, and back from there, unless a row says otherwise. `:asset` stands for the id of a record of the demo data,
 * and a heading in brackets for its name.
 */
export const letters: Record<string, Role | undefined> = {
  A: 'Super Admin',
  B: 'Buyer',
  S: 'Seller',
  O: 'OEM',
  E: 'End User',
  U: 'Support Agent',
  '-': undefined,
};

export type Row = Record<string, string>;

const everybody = (heading: string): Row => ({ 'ABSOEU-': heading });
const signedIn = (seen: string): Row => ({ ABSOEU: seen });

/** Pages around the sign-in. */
const open: Record<string, Row> = {
  '/login': {
    A: '→ /superadmin',
    B: '→ /buyer',
    S: '→ /seller',
    O: '→ /',
    E: '→ /enduser',
    U: '→ /support-agent',
    '-': 'Asset Lifecycle Management Portal',
  },
  '/change-password': {
    A: '→ /superadmin',
    B: '→ /buyer',
    S: '→ /seller',
    O: '→ /',
    E: '→ /enduser',
    U: '→ /support-agent',
    '-': '→ /login',
  },
  '/set-up-second-step': {
    A: '→ /superadmin',
    B: '→ /buyer',
    S: '→ /seller',
    O: '→ /',
    E: '→ /enduser',
    U: '→ /support-agent',
    '-': '→ /login',
  },
  '/register': everybody('Buyer Registration'),
  '/seller-register': everybody('Seller Registration'),
  '/enduser-register': everybody('End User Device Registration'),
  '/registration-status': everybody('Where your registration stands'),
  '/forgotten-password': everybody('Forgotten password'),
  '/reset-password': everybody('Set a new password'),
  '/about': everybody('About this portal'),
  '/ui-kit': everybody('UI kit'),
};

/** Pages of no single area. */
const general: Record<string, Row> = {
  '/': {
    A: '→ /superadmin',
    B: '→ /buyer',
    S: '→ /seller',
    O: 'Government Raksha Portal',
    E: '→ /enduser',
    U: '→ /support-agent',
    '-': '→ /login',
  },
  '/settings': signedIn('Settings'),
  '/settings/security': signedIn('Settings'),
  '/settings/profile': signedIn('Settings'),
  '/settings/notifications': signedIn('Settings'),
  '/settings/language': signedIn('Settings'),
  '/settings/data': signedIn('Settings'),
  '/settings/nothing': signedIn('→ /settings'),
  '/security': signedIn('→ /settings/security'),
  '/api-status': { A: 'API Status', BSOEU: 'needs system:view' },
  '/reports': { A: '→ /superadmin/reports', B: '→ /buyer/reports', SO: '→ /seller/reports', EU: 'needs reports:view' },
  '/reports/year': {
    A: '→ /superadmin/reports',
    B: '→ /buyer/reports',
    SO: '→ /seller/reports',
    EU: 'needs reports:view',
  },
  '/joinings': {
    A: '→ /superadmin/joinings',
    B: '→ /buyer/joinings',
    SO: '→ /seller/joinings',
    EU: 'needs dashboard:view',
  },
  '/complaints': {
    A: '→ /superadmin/support-tickets',
    B: '→ /buyer/complaints',
    S: '→ /seller/support',
    O: 'needs tickets:view',
    E: '→ /enduser/support',
    U: '→ /support-agent',
  },
  '/complaints/:ticket': {
    A: '→ /superadmin/support-tickets/:ticket',
    B: '→ /buyer/complaints/:ticket',
    S: '→ /seller/support/:ticket',
    O: 'needs tickets:view',
    E: '→ /enduser/support/:ticket',
    U: '→ /support-agent/:ticket',
  },
  '/nothing': signedIn('404'),
  '/nothing/at/all': signedIn('404'),
  '/buyers': signedIn('404'),
};

const admin: Record<string, Row> = {
  '/superadmin': { A: 'Super Admin Dashboard', BSOEU: 'needs superadmin:view' },
  '/superadmin/registrations': { A: 'Registrations', BSOEU: 'needs superadmin:manage' },
  '/superadmin/registrations/:registration': { A: '(registration)', BSOEU: 'needs superadmin:manage' },
  '/superadmin/joinings': { A: 'Joining requests', BSOEU: 'needs superadmin:manage' },
  '/superadmin/orders': {
    A: 'Seller Orders Management',
    BSO: 'needs superadmin:view',
    EU: 'needs procurement:view',
  },
  '/superadmin/orders/new': { A: 'Add GeM Order', BSO: 'needs superadmin:view', EU: 'needs procurement:view' },
  '/superadmin/orders/:order': { A: '(order)', BSO: 'needs superadmin:view', EU: 'needs procurement:view' },
  '/superadmin/orders/:order/edit': { A: 'Correct order', BSO: 'needs superadmin:view', EU: 'needs procurement:view' },
  '/superadmin/procurement': {
    A: '→ /superadmin/orders',
    B: '→ /buyer/procurement',
    S: '→ /seller/orders',
    O: 'needs sales:view',
    EU: 'needs procurement:view',
  },
  '/superadmin/procurement/:order': {
    A: '→ /superadmin/orders/:order',
    B: '→ /buyer/procurement/:order',
    S: '→ /seller/orders/:order',
    O: 'needs sales:view',
    EU: 'needs procurement:view',
  },
  '/superadmin/assets': {
    A: 'Asset Management',
    B: '→ /buyer/assets',
    SO: '→ /seller/assets',
    EU: 'needs assets:view',
  },
  '/superadmin/assets/new': {
    A: 'Add Asset',
    B: '→ /buyer/assets/new',
    S: '→ /seller/assets/new',
    O: 'needs sales:create',
    EU: 'needs assets:view',
  },
  '/superadmin/assets/import': {
    A: 'Import assets',
    B: '→ /buyer/assets/import',
    S: '→ /seller/assets/import',
    O: 'needs sales:create',
    EU: 'needs assets:view',
  },
  '/superadmin/assets/:asset': {
    A: '(asset)',
    B: '→ /buyer/assets/:asset',
    SO: '→ /seller/assets/:asset',
    EU: 'needs assets:view',
  },
  '/superadmin/assets/:asset/edit': {
    A: 'Edit Asset',
    B: '→ /buyer/assets/:asset/edit',
    S: '→ /seller/assets/:asset/edit',
    O: 'needs sales:edit',
    EU: 'needs assets:view',
  },
  '/superadmin/support-tickets': {
    A: 'Support Tickets Management',
    BSO: 'needs tickets:view',
    EU: 'needs superadmin:view',
  },
  '/superadmin/support-tickets/new': {
    A: 'Create Support Ticket',
    BSO: 'needs tickets:view',
    EU: 'needs superadmin:view',
  },
  '/superadmin/support-tickets/:ticket': { A: '(ticket)', BSO: 'needs tickets:view', EU: 'needs superadmin:view' },
  '/superadmin/buyer-management': { A: 'Buyer Management', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/buyer-management/new': { A: 'Add New Buyer', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/buyer-management/:buyer/edit': {
    A: 'Edit Buyer',
    BSOE: 'needs users:view',
    U: 'needs superadmin:view',
  },
  '/superadmin/seller-management': { A: 'Seller Management', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/seller-management/new': { A: 'Add New Seller', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/seller-management/:seller/edit': {
    A: 'Edit Seller',
    BSOE: 'needs users:view',
    U: 'needs superadmin:view',
  },
  '/superadmin/oem-management': { A: 'OEM Management', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/oem-management/new': { A: 'Add New OEM', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/oem-management/:oem/edit': { A: 'Edit OEM', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/enduser-management': { A: 'End User Management', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/enduser-management/new': { A: 'Add New End User', BSOE: 'needs users:view', U: 'needs superadmin:view' },
  '/superadmin/enduser-management/:enduser/edit': {
    A: 'Edit End User',
    BSOE: 'needs users:view',
    U: 'needs superadmin:view',
  },
  '/superadmin/support-agent-management': {
    A: 'Support Agent Management',
    BSOE: 'needs users:view',
    U: 'needs superadmin:view',
  },
  '/superadmin/support-agent-management/new': {
    A: 'Add New Support Agent',
    BSOE: 'needs users:view',
    U: 'needs superadmin:view',
  },
  '/superadmin/support-agent-management/:support/edit': {
    A: 'Edit Support Agent',
    BSOE: 'needs users:view',
    U: 'needs superadmin:view',
  },
  '/superadmin/super-admin-management': { A: 'Super Admin Management', BSOEU: 'needs users:assign_roles' },
  '/superadmin/super-admin-management/new': { A: 'Add New Super Admin', BSOEU: 'needs users:assign_roles' },
  '/superadmin/reports': { A: 'Analytics & Reports', BSO: 'needs superadmin:view', EU: 'needs reports:view' },
  '/superadmin/audit': { A: 'Audit log', BSOEU: 'needs superadmin:view' },
  '/superadmin/system': { A: 'System Settings', BSOEU: 'needs system:view' },
  '/superadmin/nothing': { A: '→ /superadmin', BSOEU: 'needs superadmin:view', '-': '→ /login?next=/superadmin' },
  '/super-admin': { A: '→ /superadmin', BSOEU: 'needs superadmin:view', '-': '→ /login?next=/superadmin' },
  '/super-admin/system': {
    A: '→ /superadmin/system',
    BSOEU: 'needs system:view',
    '-': '→ /login?next=/superadmin/system',
  },
};

const buyer: Record<string, Row> = {
  '/buyer': { AB: 'Central Procurement Authority', SOE: 'needs buyer:view', U: 'needs dashboard:view' },
  '/buyer/procurement': { AB: 'GEM Orders', SO: 'needs buyer:view', EU: 'needs procurement:view' },
  '/buyer/procurement/new': { AB: 'Add GeM Order', SO: 'needs buyer:view', EU: 'needs procurement:view' },
  '/buyer/procurement/:order': { AB: '(order)', SO: 'needs buyer:view', EU: 'needs procurement:view' },
  '/buyer/procurement/:order/edit': { AB: 'Correct order', SO: 'needs buyer:view', EU: 'needs procurement:view' },
  '/buyer/assets': { AB: 'Assets', SO: 'needs buyer:view', EU: 'needs assets:view' },
  '/buyer/assets/new': { AB: 'Add Asset', SO: 'needs buyer:view', EU: 'needs assets:view' },
  '/buyer/assets/import': { AB: 'Import assets', SO: 'needs buyer:view', EU: 'needs assets:view' },
  '/buyer/assets/:asset': { AB: '(asset)', SO: 'needs buyer:view', EU: 'needs assets:view' },
  '/buyer/assets/:asset/edit': { AB: 'Edit Asset', SO: 'needs buyer:view', EU: 'needs assets:view' },
  '/buyer/amc': { AB: 'AMC Contracts', SO: 'needs buyer:view', EU: 'needs procurement:view' },
  '/buyer/amc/new': { AB: 'Create New AMC Contract', SO: 'needs buyer:view', EU: 'needs procurement:view' },
  '/buyer/complaints': { B: 'Complaints', AEU: 'needs complaints:view', SO: 'needs buyer:view' },
  '/buyer/complaints/:ticket': { B: '(ticket)', AEU: 'needs complaints:view', SO: 'needs buyer:view' },
  '/buyer/joinings': { AB: 'Joining requests', SOE: 'needs buyer:view', U: 'needs dashboard:view' },
  '/buyer/reports': { AB: 'Analytics & Reports', SO: 'needs buyer:view', EU: 'needs reports:view' },
  '/buyer/nothing': {
    AB: '→ /buyer',
    SOE: 'needs buyer:view',
    U: 'needs dashboard:view',
    '-': '→ /login?next=/buyer',
  },
};

const seller: Record<string, Row> = {
  '/seller': { AS: 'Overview', BEU: 'needs sales:view', O: '→ /' },
  '/seller/orders': { AS: 'My Orders', BOEU: 'needs sales:view' },
  '/seller/orders/new': { AS: 'Add GeM Order', BOEU: 'needs sales:view' },
  '/seller/orders/:order': { AS: '(order)', BOEU: 'needs sales:view' },
  '/seller/orders/:order/edit': { AS: 'Correct order', BOEU: 'needs sales:view' },
  '/seller/orders/:order/delivery': { AS: 'Upload Delivery Proof', BOEU: 'needs sales:view' },
  '/seller/delivery': { AS: 'Delivery Management', BOEU: 'needs sales:edit' },
  '/seller/assets': {
    AS: 'My Delivered Assets',
    B: 'needs seller:view',
    O: 'Assets of your brands',
    EU: 'needs assets:view',
  },
  '/seller/assets/new': { AS: 'Add Asset', B: 'needs seller:view', O: 'needs sales:create', EU: 'needs assets:view' },
  '/seller/assets/import': {
    AS: 'Import assets',
    B: 'needs seller:view',
    O: 'needs sales:create',
    EU: 'needs assets:view',
  },
  '/seller/assets/:asset': { AS: '(asset)', B: 'needs seller:view', O: '(asset)', EU: 'needs assets:view' },
  '/seller/assets/:asset/edit': {
    AS: 'Edit Asset',
    B: 'needs seller:view',
    O: 'needs sales:edit',
    EU: 'needs assets:view',
  },
  '/seller/amc': { AS: 'AMC Contracts', BOEU: 'needs sales:view' },
  '/seller/amc/new': { AS: 'Create New AMC Contract', BOEU: 'needs sales:view' },
  '/seller/warranty': { ASO: 'Warranties', B: 'needs seller:view', EU: 'needs assets:view' },
  '/seller/warranty/new': { ASO: 'Register Warranty', B: 'needs seller:view', EU: 'needs assets:view' },
  '/seller/support': { AS: 'Support Tickets', BO: 'needs support:view', EU: 'needs seller:view' },
  '/seller/support/:ticket': { AS: '(ticket)', BO: 'needs support:view', EU: 'needs seller:view' },
  '/seller/joinings': { ASO: 'Joining requests', B: 'needs seller:view', EU: 'needs procurement:view' },
  '/seller/reports': { ASO: 'Analytics & Reports', B: 'needs seller:view', EU: 'needs reports:view' },
  '/seller/nothing': { AS: '→ /seller', BEU: 'needs sales:view', O: '→ /', '-': '→ /login?next=/seller' },
};

const endUser: Record<string, Row> = {
  '/enduser': { E: 'Dashboard', A: 'needs enduser:view', BSOU: 'needs devices:view' },
  '/enduser/devices': { E: 'My Devices', A: 'needs enduser:view', BSOU: 'needs devices:view' },
  '/enduser/devices/:device': { E: '(device)', A: 'needs enduser:view', BSOU: 'needs devices:view' },
  '/enduser/devices/:device/verify': { E: 'Verify Device', A: 'needs enduser:view', BSOU: 'needs devices:view' },
  '/enduser/warranty': { E: 'Warranty and AMC', AO: 'needs enduser:view', BSU: 'needs warranty:view' },
  '/enduser/support': { E: 'Support', AU: 'needs enduser:view', BSO: 'needs tickets:view' },
  '/enduser/support/new': { E: 'Create Support Ticket', AU: 'needs enduser:view', BSO: 'needs tickets:view' },
  '/enduser/support/:ticket': { E: '(ticket)', AU: 'needs enduser:view', BSO: 'needs tickets:view' },
  '/enduser/nothing': {
    E: '→ /enduser',
    A: 'needs enduser:view',
    BSOU: 'needs devices:view',
    '-': '→ /login?next=/enduser',
  },
  '/end-user': {
    E: '→ /enduser',
    A: 'needs enduser:view',
    BSOU: 'needs devices:view',
    '-': '→ /login?next=/enduser',
  },
  '/end-user/support': {
    E: '→ /enduser/support',
    AU: 'needs enduser:view',
    BSO: 'needs tickets:view',
    '-': '→ /login?next=/enduser/support',
  },
};

const supportAgent: Record<string, Row> = {
  '/support-agent': { AU: 'Support Tickets', BSO: 'needs tickets:view', E: 'needs support-agent:view' },
  '/support-agent/new': { AU: 'Create Support Ticket', BSO: 'needs tickets:view', E: 'needs support-agent:view' },
  '/support-agent/users': { AU: 'User Management', BSOE: 'needs users:view' },
  '/support-agent/:ticket': { AU: '(ticket)', BSO: 'needs tickets:view', E: 'needs support-agent:view' },
};

export const pages: Record<string, Row> = {
  ...open,
  ...general,
  ...admin,
  ...buyer,
  ...seller,
  ...endUser,
  ...supportAgent,
};

/** What 'Access Denied' lists as held, by role. */
export const held: Record<Role, string[]> = {
  'Super Admin': [
    'dashboard: view, export, manage',
    'assets: view, create, edit, delete, export, bulk_upload, approve, dispose',
    'procurement: view, create, edit, delete, export, approve, manage',
    'reports: view, generate, export, schedule',
    'settings: view, edit, configure',
    'users: view, create, edit, delete, assign_roles',
    'system: view, configure, maintain',
    'superadmin: view, manage',
    'sales: view, create, edit, delete, export, manage',
    'devices: view, create, edit, delete, export, manage',
    'tutorials: view, create, edit, delete, export, manage',
    'tickets: view, create, edit, delete, export, manage',
    'warranty: view, create, edit, delete, export, manage',
    'amc: view, create, edit, delete, export, manage',
    'checklist: view, create, edit, delete, export, manage',
    'support: view, create, edit, delete, export, manage',
  ],
  Buyer: [
    'dashboard: view, export',
    'assets: view, create, edit, export, request_approval',
    'complaints: view, create, edit, track',
    'reports: view, generate, export',
    'settings: view',
    'procurement: view, create, edit, track',
  ],
  Seller: [
    'dashboard: view',
    'assets: view, create, edit, export',
    'complaints: view, create, edit, resolve',
    'procurement: view, create, edit, track',
    'reports: view, generate',
    'settings: view',
    'sales: view, create, edit, track',
    'support: view, create, edit, resolve, assign',
  ],
  OEM: [
    'dashboard: view',
    'assets: view, create, edit, export',
    'complaints: view, create, edit, resolve, warranty_claims',
    'procurement: view, create, edit, track',
    'reports: view, generate',
    'settings: view',
    'warranty: view, create, edit, approve',
    'maintenance: view, create, edit, schedule',
  ],
  'End User': [
    'dashboard: view',
    'devices: view, acknowledge, verify',
    'tutorials: view, access',
    'warranty: view, check',
    'amc: view, contact',
    'tickets: view, create, track',
    'checklist: view, complete',
    'support: view, contact',
  ],
  // More than the requirements' table: agents create and close tickets and read the list of people.
  'Support Agent': [
    'support: view, create, assign, update, close, export',
    'tickets: view, create, assign, update, close, export',
    'users: view',
  ],
};
