import { roles, ticketCategories, ticketPriorities, tickets, ticketStatuses, vendors } from '@portal/contracts';
import { ButtonLink, Figures, Icon, ListScreen, useMay, useRead, useT, useTicketText, useUser } from '@portal/ui';
import { Plus } from 'lucide-react';
import { useTicketSteps } from '../ticket/use-ticket-steps.js';
import { useTicketColumns } from './use-ticket-columns.js';
import { useTicketFigures } from './use-ticket-figures.js';

export interface TicketListPageProps {
  /** Where the tickets of this area live: '/seller/support'. */
  base: string;
  title: string;
  /** What the button says that leads to a new one. */
  addLabel?: string;
}

/** The support tickets that the reader may see, the newest first. */
export function TicketListPage({ base, title, addLabel }: TicketListPageProps) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const textOf = useTicketText();
  const { byStatus, byRole } = useTicketFigures(base);
  const { stepsOf, dialogs } = useTicketSteps();
  const mayChooseSeller = role !== 'Seller' && role !== 'OEM' && may(vendors.list);
  const sellers = useRead(vendors.list, { query: { pageSize: 100, sort: 'name' }, enabled: mayChooseSeller }).data;
  const add = may(tickets.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {addLabel ?? t('Create Ticket')}
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        title={title}
        crumbs={[{ label: title }]}
        operation={tickets.list}
        searchLabel={role === 'OEM' ? t('Search number, title, device') : t('Search number, title, device, person')}
        filters={[
          { name: 'status', label: t('Status'), options: ticketStatuses },
          {
            name: 'active',
            label: t('Progress'),
            options: [
              { value: 'yes', label: t('Active') },
              { value: 'no', label: t('Not active') },
            ],
          },
          { name: 'priority', label: t('Priority'), options: ticketPriorities },
          { name: 'category', label: t('Category'), options: ticketCategories },
          ...(mayChooseSeller
            ? [
                {
                  name: 'seller',
                  label: t('Seller'),
                  options: (sellers?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
          ...(role === 'Super Admin' ? [{ name: 'createdByRole', label: t('Raised by'), options: roles }] : []),
        ]}
        defaultSort="-createdAt"
        figures={byStatus}
        banner={byRole && <Figures figures={byRole} />}
        columns={useTicketColumns()}
        rowKey={({ id }) => id}
        rowName={(ticket) => `${ticket.number} ${textOf(ticket).title}`}
        rowLink={({ id }) => `${base}/${id}`}
        rowActions={stepsOf}
        actions={add}
        empty={{
          title: t('No support tickets found'),
          text: may(tickets.create) ? t('Raise one when something does not work.') : undefined,
          action: add,
        }}
        errorTitle={t('The support tickets cannot be read')}
      />
      {dialogs}
    </>
  );
}
