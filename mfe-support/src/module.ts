import { remoteModule } from '@portal/ui';
import { messages } from './messages.js';

const tickets = () => import('./tickets/ticket.pages.js');

export default remoteModule({
  messages,
  routes: [
    { index: true, lazy: async () => ({ Component: (await tickets()).TicketsPage }) },
    { path: 'new', lazy: async () => ({ Component: (await tickets()).NewTicketPage }) },
    {
      path: 'users',
      lazy: async () => ({ Component: (await import('./users/user-list.page.js')).UserListPage }),
    },
    { path: ':id', lazy: async () => ({ Component: (await tickets()).OneTicketPage }) },
  ],
});
