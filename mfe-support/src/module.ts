import { ticketRoutes } from '@portal/features-tickets';
import { remoteModule } from '@portal/ui';
import { messages } from './messages.js';

export default remoteModule({
  features: [
    ticketRoutes({
      base: '/support-agent',
      title: ({ t }) => t('Support Tickets'),
      addLabel: ({ t }) => t('Create Support Ticket'),
      raising: true,
    }),
  ],
  pages: [
    { path: 'users', lazy: async () => ({ Component: (await import('./users/user-list.page.js')).UserListPage }) },
  ],
  messages,
});
