import { assets, Id, tickets, users } from '@portal/contracts';
import {
  Dialog,
  Form,
  FormBar,
  Problem,
  SelectField,
  TextAreaField,
  toast,
  useForm,
  useRead,
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

/** The seller of the asset that a ticket is about: nobody else gets it. */
function useSellerOfAsset(assetUid: string | undefined) {
  const { data } = useRead(assets.search, { query: { q: assetUid ?? '' }, enabled: !!assetUid });
  const asset = data?.items.find((one) => one.assetUid === assetUid);
  const { sellerOrganizationId: value, sellerName: label } = asset ?? {};
  return value && label ? { value, label } : undefined;
}

function SellerField({ assetUid }: { assetUid: string | undefined }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const [q] = useDebounce(typed.trim(), pauseOfTyping);
  const { set } = useForm();
  const only = useSellerOfAsset(assetUid);
  const take = useEffectEvent((id: string) => set('sellerOrganizationId', id));
  const seller = only?.value;
  useEffect(() => {
    if (seller) take(seller);
  }, [seller]);
  const { data, error, isFetching, refetch } = useRead(users.sellers, { query: { q: q || undefined } });
  if (error) return <Problem error={error} title={t('The sellers cannot be read')} onRetry={() => void refetch()} />;
  if (only)
    return (
      <SelectField
        name="sellerOrganizationId"
        label={t('Seller')}
        hint={t('Only the seller of the asset can be assigned.')}
        options={[only]}
      />
    );
  const found = data?.items.map(({ id, name, email }) => ({ value: id, label: [name, email].join(' · ') })) ?? [];
  const options = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <SelectField
      name="sellerOrganizationId"
      label={t('Seller')}
      hint={t('Search by name or e-mail.')}
      options={options}
      onSearch={setTyped}
      loading={isFetching}
      onChosen={(id) => setChosen(options.find(({ value }) => value === id))}
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
        <SellerField assetUid={ticket?.assetUid} />
        <TextAreaField name="note" label={t('Note to the seller')} maxLength={500} optional />
        <FormBar submit={t('Assign')} />
      </Form>
    </Dialog>
  );
}
