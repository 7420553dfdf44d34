import { tickets } from '@portal/contracts';
import { ConfirmDialog, toast, useT, useWrite } from '@portal/ui';
import type { TicketRow } from '../ticket-list/use-ticket-columns.js';

/** Takes a ticket back from its seller; it is open again. */
export function ClearDialog({ of, onClose }: { of: TicketRow | undefined; onClose: () => void }) {
  const t = useT();
  const assign = useWrite(tickets.assign);
  return (
    <ConfirmDialog
      open={!!of}
      title={t('Take {{number}} back from {{seller}}?', { number: of?.number, seller: of?.assignedTo })}
      action={t('Clear assignee')}
      onConfirm={async () => {
        if (!of) return;
        await assign.mutateAsync({ params: { id: of.id }, version: of.version, body: { sellerOrganizationId: null } });
        toast(t('The ticket is open again'));
      }}
      onClose={onClose}
    >
      {t('The ticket is open again and the seller no longer sees it.')}
    </ConfirmDialog>
  );
}
