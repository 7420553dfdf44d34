import { type ReplyOf, users } from '@portal/contracts';
import { FieldRow, SelectField, useFieldValue, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';

interface Party {
  id: string;
  name: string;
  email?: string;
}

type Seller = ReplyOf<typeof users.sellers>['items'][number];

const pauseOfTyping = 300;

function useTyped() {
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), pauseOfTyping);
  return { query: { q: q || undefined }, setTyped };
}

/** The parties that were found and the one that is chosen, which may be none of them. */
function choicesOf(found: readonly Party[] = [], chosen: readonly Party[] = []) {
  const all = [...found, ...chosen.filter(({ id }) => !found.some((one) => one.id === id))];
  return all.map(({ id, name, email }) => ({ value: id, label: [name, email].filter(Boolean).join(' · ') }));
}

/** The buyer whose office orders, filtered by typing. */
function BuyerField() {
  const t = useT();
  const { query, setTyped } = useTyped();
  const id = useFieldValue<string>('buyerId');
  const { data, isFetching } = useRead(users.buyers, { query });
  const chosen = useRead(users.buyers, { query: { id }, enabled: !!id });
  return (
    <SelectField
      name="buyerId"
      hint={t('Type a name or e-mail address')}
      options={choicesOf(data?.items, id ? chosen.data?.items : [])}
      onSearch={setTyped}
      loading={isFetching}
    />
  );
}

/** Who answers at a seller, in one line. */
const contactLine = ({ officerName, designation, contactNumber, email }: NonNullable<Seller['contact']>) =>
  [officerName, designation, contactNumber, email].filter(Boolean).join(' · ');

/** The seller who is to deliver, filtered by typing. */
function SellerField() {
  const t = useT();
  const { query, setTyped } = useTyped();
  const id = useFieldValue<string>('sellerOrganizationId');
  const { data, isFetching } = useRead(users.sellers, { query });
  const chosen = useRead(users.sellers, { query: { id }, enabled: !!id });
  const contact = id ? chosen.data?.items.find((seller) => seller.id === id)?.contact : undefined;
  return (
    <SelectField
      name="sellerOrganizationId"
      hint={contact ? contactLine(contact) : t('A draft can be saved without a seller.')}
      options={choicesOf(data?.items, id ? chosen.data?.items : [])}
      onSearch={setTyped}
      loading={isFetching}
      clearable
    />
  );
}

/** Who orders, and of whom. */
export const PartyFields = () => (
  <FieldRow>
    <BuyerField />
    <SellerField />
  </FieldRow>
);
