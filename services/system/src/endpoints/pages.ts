/** Under which page of the portal a path stands, by its first word; a test holds every operation to it. */
export const pageOfPath: Record<string, string> = {
  ...of('Sign-in and accounts', 'auth', 'profile', 'saved-views', 'notifications', 'settings'),
  ...of(
    'Users',
    'users',
    'colleagues',
    'authority',
    'buyers',
    'end-users',
    'approved-sellers',
    'makers',
    'organizations',
  ),
  ...of('Users', 'delegations', 'joinings', 'audit'),
  ...of('Registrations', 'registrations', 'upload'),
  ...of('Assets', 'assets', 'asset-imports', 'asset-drafts', 'asset-serials', 'asset-serial-standing', 'templates'),
  ...of('Assets', 'lifecycle-events', 'service-records', 'maintenance', 'campaigns', 'asset-contracts'),
  ...of('Warranty and AMC', 'amc-contracts', 'warranties', 'warranty-claims', 'expiries', 'expiry-notices'),
  ...of('Devices', 'devices', 'device-claims', 'enduser', 'support-contacts'),
  ...of(
    'Orders',
    'seller-orders',
    'order-sellers',
    'gem-contract-numbers',
    'mapping-requests',
    'complaints',
    'receipts',
  ),
  ...of(
    'Procurement',
    'purchase-orders',
    'purchase-order-imports',
    'requisitions',
    'rfqs',
    'quotes',
    'invoices',
    'vendors',
  ),
  ...of('Procurement', 'approval-tiers', 'escalations', 'waiting'),
  ...of('Documents', 'documents', 'files'),
  ...of('Support Tickets', 'support-tickets', 'tutorials'),
  ...of('Reports', 'reports', 'report-schedules', 'dashboard', 'search'),
  ...of('System', 'system', 'health'),
};

function of(page: string, ...words: string[]) {
  return Object.fromEntries(words.map((word) => [word, page]));
}
