import type { Ticket } from '@portal/contracts';
import { DateText, Properties, StatusTag, useT } from '@portal/ui';

/** What a ticket is, in pairs below its title. */
export function TicketProperties({ of }: { of: Ticket }) {
  const t = useT();
  return (
    <Properties
      of={[
        { label: t('Status'), value: <StatusTag kind="ticket" of={of.status} /> },
        { label: t('Priority'), value: <StatusTag kind="priority" of={of.priority} /> },
        { label: t('Category'), value: t(of.category) },
        { label: t('Raised by'), value: <bdi>{of.createdBy}</bdi> },
        { label: t('Assigned to'), value: of.assignedTo ? <bdi>{of.assignedTo}</bdi> : t('Not assigned yet') },
        { label: t('Created'), value: <DateText of={of.createdAt} /> },
        ...(of.resolvedAt ? [{ label: t('Resolved at'), value: <DateText of={of.resolvedAt} time /> }] : []),
      ]}
    />
  );
}
