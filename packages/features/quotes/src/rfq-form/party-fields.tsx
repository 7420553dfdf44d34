import { users } from '@portal/contracts';
import { SelectField, SelectManyField, useFieldValue, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';

interface Party {
  id: string;
  name: string;
  email?: string;
}

function useTyped() {
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  return { query: { q: q || undefined }, setTyped };
}

/** The parties that were found and those that are chosen, which may be none of them. */
function choicesOf(found: readonly Party[] = [], chosen: readonly Party[] = []) {
  const all = [...found, ...chosen.filter(({ id }) => !found.some((one) => one.id === id))];
  return all.map(({ id, name, email }) => ({ value: id, label: [name, email].filter(Boolean).join(' · ') }));
}

/** The buyer whose office asks, filtered by typing. */
export function BuyerField() {
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

/** The sellers who are asked, filtered by typing. */
export function SellersField() {
  const t = useT();
  const { query, setTyped } = useTyped();
  const ids = useFieldValue<string[]>('sellerIds') ?? [];
  const { data, isFetching } = useRead(users.sellers, { query });
  const chosen = useRead(users.sellers, { query: { ids: ids.join(',') }, enabled: ids.length > 0 });
  return (
    <SelectManyField
      name="sellerIds"
      hint={t('Type a name. No seller learns who else is asked.')}
      options={choicesOf(data?.items, ids.length > 0 ? chosen.data?.items : [])}
      onSearch={setTyped}
      loading={isFetching}
    />
  );
}
