import { Id, tickets } from '@portal/contracts';
import {
  Dialog,
  Form,
  FormBar,
  Problem,
  SelectField,
  TextAreaField,
  toast,
  useForm,
  useKeptRead,
  useT,
  useWrite,
} from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { useDebounce } from 'use-debounce';
import type { TicketRow } from '../ticket-list/use-ticket-columns.js';

const Assignment = tickets.assign.body.extend({
  sellerOrganizationId: z.string({ error: 'Please choose a seller' }).pipe(Id),
});
const pauseOfTyping = 300;

/** Those that the ticket can go to: who sold its asset is there already, others are searched for. */
function SellerField({ id }: { id: string }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const [q] = useDebounce(typed.trim(), pauseOfTyping);
  const { set } = useForm();
  const { data, error, isFetching, refetch } = useKeptRead(tickets.sellers, {
    params: { id },
    query: { q: q || undefined },
  });
  const seller = data?.ofAsset ? data.items[0]?.id : undefined;
  const take = useEffectEvent((taken: string) => set('sellerOrganizationId', taken));
  useEffect(() => {
    if (seller) take(seller);
  }, [seller]);
  if (error) return <Problem error={error} title={t('The sellers cannot be read')} onRetry={() => void refetch()} />;
  const found = data?.items.map(({ id: value, name: label }) => ({ value, label })) ?? [];
  const field = { name: 'sellerOrganizationId', label: t('Seller') };
  if (data?.ofAsset)
    return <SelectField {...field} hint={t('Only the seller of the asset can be assigned.')} options={found} />;
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <SelectField
      {...field}
      hint={t('Only sellers with an order of the office that raised it can be assigned.')}
      options={options}
      onSearch={setTyped}
      loading={isFetching}
      onChosen={(value) => setChosen(options.find((one) => one.value === value))}
    />
  );
}

/** Gives a ticket to a seller: it is in progress from then on. */
export function AssignDialog({ ticket, onClose }: { ticket: TicketRow | undefined; onClose: () => void }) {
  const t = useT();
  const assign = useWrite(tickets.assign);
  return (
    <Dialog open={!!ticket} title={t('Assign Ticket to Seller')} onClose={onClose}>
      <Form
        schema={Assignment}
        failureTitle={t('Failed to assign support ticket')}
        onSubmit={async (body) => {
          if (!ticket) return;
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
          {ticket?.number} <bdi>{ticket?.title}</bdi>
        </p>
        {ticket && <SellerField id={ticket.id} />}
        <TextAreaField name="note" label={t('Note to the seller')} maxLength={500} optional />
        <FormBar submit={t('Assign')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
