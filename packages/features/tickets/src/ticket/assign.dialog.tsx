import { Id, tickets } from '@portal/contracts';
import {
  Dialog,
  Form,
  FormBar,
  Loading,
  Problem,
  SelectField,
  TextAreaField,
  toast,
  useKeptRead,
  useT,
  useTicketText,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { z } from 'zod';
import { useDebounce } from 'use-debounce';
import type { TicketRow } from '../ticket-list/use-ticket-columns.js';

const Assignment = tickets.assign.body.extend({
  sellerOrganizationId: z.string({ error: 'Please choose a seller' }).pipe(Id),
});
const pauseOfTyping = 300;
const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** A ticket about no asset goes to one of many: those that can have it are searched for. */
function SellerSearch({ id }: { id: string }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const [q] = useDebounce(typed.trim(), pauseOfTyping);
  const { data, isFetching } = useKeptRead(tickets.sellers, { params: { id }, query: { q: q || undefined } });
  const found = data?.items.map(asOption) ?? [];
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <SelectField
      name="sellerOrganizationId"
      label={t('Seller')}
      hint={t('Only sellers with an order of the office that raised it can be assigned.')}
      options={options}
      onSearch={setTyped}
      loading={isFetching}
      onChosen={(value) => setChosen(options.find((one) => one.value === value))}
    />
  );
}

/** Stands once it is known who the ticket can go to: who sold its asset is chosen already. */
function Assigning({ ticket, onClose }: { ticket: TicketRow; onClose: () => void }) {
  const t = useT();
  const textOf = useTicketText();
  const assign = useWrite(tickets.assign);
  const { data, error, refetch } = useKeptRead(tickets.sellers, { params: { id: ticket.id } });
  if (error) return <Problem error={error} title={t('The sellers cannot be read')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const ofAsset = data.ofAsset ? data.items.map(asOption) : [];
  return (
    <Form
      schema={Assignment}
      initial={{ sellerOrganizationId: ofAsset[0]?.value }}
      failureTitle={t('Failed to assign support ticket')}
      onSubmit={async (body) => {
        const { number, assignedTo } = await assign.mutateAsync({
          params: { id: ticket.id },
          version: ticket.version,
          body,
        });
        toast(t('Ticket {{number}} was assigned to {{name}}', { number, name: assignedTo }));
        onClose();
      }}
    >
      <p>
        {ticket.number} <bdi>{textOf(ticket).title}</bdi>
      </p>
      {data.ofAsset ? (
        <SelectField
          name="sellerOrganizationId"
          label={t('Seller')}
          hint={t('Only the seller of the asset can be assigned.')}
          options={ofAsset}
        />
      ) : (
        <SellerSearch id={ticket.id} />
      )}
      <TextAreaField name="note" label={t('Note to the seller')} maxLength={500} optional />
      <FormBar submit={t('Assign')} />
    </Form>
  );
}

/** Gives a ticket to a seller: it is in progress from then on. */
export function AssignDialog({ ticket, onClose }: { ticket: TicketRow | undefined; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open={!!ticket} title={t('Assign Ticket to Seller')} onClose={onClose}>
      {ticket && <Assigning ticket={ticket} onClose={onClose} />}
    </Dialog>
  );
}
