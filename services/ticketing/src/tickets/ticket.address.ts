const lists: Partial<Record<string, string>> = {
  'Super Admin': '/superadmin/support-tickets',
  Seller: '/seller/support',
  'End User': '/enduser/support',
  'Support Agent': '/support-agent',
};

/** Where somebody of a role reads a ticket; the home page for who has no list of tickets. */
export const addressFor = (role: string, id: string) => (lists[role] ? `${lists[role]}/${id}` : '/');
