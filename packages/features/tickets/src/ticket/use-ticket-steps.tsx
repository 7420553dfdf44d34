import { movesFrom, reopenDays, ticketMoves, tickets, type Move, type TicketStatus } from '@portal/contracts';
import { ConfirmDialog, toast, useMay, useT, useUser, useWrite, type RowAction } from '@portal/ui';
import { Archive, CircleCheck, Pencil, RotateCcw, UserMinus, UserPlus, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { TicketRow } from '../ticket-list/use-ticket-columns.js';
import { AssignDialog } from './assign.dialog.js';
import { EditDialog } from './edit.dialog.js';
import { MoveDialog } from './move.dialog.js';

/** Takes a ticket back from its seller; it is open again. */
function ClearDialog({ ticket, onClose }: { ticket: TicketRow | undefined; onClose: () => void }) {
  const t = useT();
  const assign = useWrite(tickets.assign);
  return (
    <ConfirmDialog
      open={!!ticket}
      title={t('Take {{number}} back from {{seller}}?', { number: ticket?.number, seller: ticket?.assignedTo })}
      action={t('Clear assignee')}
      onConfirm={async () => {
        if (!ticket) return;
        await assign.mutateAsync({
          params: { id: ticket.id },
          version: ticket.version,
          body: { sellerOrganizationId: null },
        });
        toast(t('Ticket {{number}} is open again', { number: ticket.number }));
      }}
      onClose={onClose}
    >
      {t('The ticket is open again and the seller no longer sees it.')}
    </ConfirmDialog>
  );
}

interface Doing {
  what: 'assign' | 'clear' | 'edit' | Move<TicketStatus>;
  on: TicketRow;
}

const icons: Record<string, LucideIcon> = { Resolve: CircleCheck, Close: Archive, Reopen: RotateCcw };
const day = 86_400_000;

const reopens = (ticket: TicketRow, userId: string) =>
  ticket.createdById === userId &&
  ticket.resolvedAt !== undefined &&
  Date.now() - Date.parse(ticket.resolvedAt) < reopenDays * day;

/** What the reader may do with a ticket now, by permission and by its state, and the dialogs for it. */
export function useTicketSteps() {
  const t = useT();
  const may = useMay();
  const { id, role } = useUser();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const on = (what: Doing['what']) => (doing?.what === what ? doing.on : undefined);

  const stepsOf = (ticket: TicketRow): RowAction[] => {
    const begin = (what: Doing['what']) => () => setDoing({ what, on: ticket });
    const underWay = ticket.status === 'Open' || ticket.status === 'In Progress';
    const assigning = underWay && may(tickets.assign);
    // A buyer reads what colleagues raised, and takes steps of the own complaints.
    const acts = role !== 'Buyer' || ticket.createdById === id;
    const moves = acts && may(tickets.setStatus) ? movesFrom(ticketMoves, ticket.status, role) : [];
    const assign = {
      key: 'assign',
      label: ticket.assignedTo ? t('Assign to another seller') : t('Assign Ticket to Seller'),
      icon: UserPlus,
      onClick: begin('assign'),
    };
    const clear = { key: 'clear', label: t('Clear assignee'), icon: UserMinus, onClick: begin('clear') };
    const edit = { key: 'edit', label: t('Edit'), icon: Pencil, onClick: begin('edit') };
    // What brings the ticket on comes first: a seller for it, then the step out of its state.
    return [
      ...(assigning && !ticket.assignedTo ? [assign] : []),
      ...moves
        .filter(({ action }) => action !== 'Reopen' || reopens(ticket, id))
        .map((move) => ({ key: move.to, label: t(move.action), icon: icons[move.action], onClick: begin(move) })),
      ...(assigning && ticket.assignedTo ? [assign, clear] : []),
      ...(acts && ticket.status !== 'Closed' && may(tickets.update) ? [edit] : []),
    ];
  };
  const move = typeof doing?.what === 'object' ? { ...doing.what, on: doing.on } : undefined;
  const dialogs = (
    <>
      <AssignDialog ticket={on('assign')} onClose={close} />
      <ClearDialog ticket={on('clear')} onClose={close} />
      <EditDialog ticket={on('edit')} onClose={close} />
      <MoveDialog step={move} onClose={close} />
    </>
  );
  return { stepsOf, dialogs };
}
