import { users } from '@portal/contracts';
import { SelectField, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';

/** The seller of the order, searched among the approved ones. */
export function SellerField() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  const { data, isFetching } = useRead(users.sellers, { query: { q: q || undefined } });
  return (
    <SelectField
      name="sellerOrganizationId"
      hint={t('Type a name or e-mail address')}
      options={(data?.items ?? []).map(({ id, name, email }) => ({ value: id, label: [name, email].join(' · ') }))}
      onSearch={setTyped}
      loading={isFetching}
    />
  );
}
