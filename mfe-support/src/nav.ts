import type { NavItem } from '@portal/contracts';

/** The addresses of this area; the first is the real one, the others lead there. */
export const basePaths = ['/support-agent'];

export const nav: NavItem[] = [
  {
    to: '/support-agent',
    label: 'Support Tickets',
    icon: 'ticket',
    group: 'Work',
    can: ['view', 'tickets'],
    waits: [{ subject: 'ticketing.ticket.list', query: { status: 'Open', pageSize: '1' } }],
  },
  { to: '/support-agent/users', label: 'User Management', icon: 'people', group: 'Work', can: ['view', 'users'] },
];
