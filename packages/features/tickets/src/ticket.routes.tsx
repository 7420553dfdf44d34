import { type FeatureRoutes, page, routesAt, type Title } from '@portal/ui';
import { messages } from './messages.js';

interface TicketRoutes {
  /** Where the tickets of the area live: '/enduser/support'. */
  base: string;
  title: Title;
  /** What the button for a new ticket says here. */
  addLabel?: Title;
  /** What the form of a new one is called here. */
  formTitle?: Title;
  /** Where what is about an order is raised instead: '/buyer/escalation'. */
  escalations?: string;
  /** Whether who works here raises tickets. */
  raising?: boolean;
}

/** The support tickets of an area: list, details, and the form where they are raised. */
export const ticketRoutes = ({
  base,
  title,
  addLabel,
  formTitle,
  escalations,
  raising,
}: TicketRoutes): FeatureRoutes => {
  const form = page(
    () => import('./ticket-form/ticket-form.page.js'),
    ({ TicketFormPage }, reader) => (
      <TicketFormPage base={base} listTitle={title(reader)} title={formTitle?.(reader)} escalations={escalations} />
    ),
  );
  return {
    messages,
    routes: routesAt(base, {
      '': page(
        () => import('./ticket-list/ticket-list.page.js'),
        ({ TicketListPage }, reader) => (
          <TicketListPage base={base} title={title(reader)} addLabel={addLabel?.(reader)} />
        ),
      ),
      ...(raising ? { new: form } : {}),
      ':id': page(
        () => import('./ticket/ticket.page.js'),
        ({ TicketPage }, reader) => <TicketPage base={base} listTitle={title(reader)} />,
      ),
    }),
  };
};
