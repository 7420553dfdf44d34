import { type Holder, users } from '@portal/contracts';
import { Ltr, Problem, Properties, SelectField, useFieldValue, useKeptRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import type { z } from 'zod';

type Person = z.output<typeof Holder>;

const wordsOf = ({ name, designation, email, department }: Person) =>
  [name, designation, email, department].filter(Boolean).join(' · ');

/** Who gets something: found by typing, with what tells them apart. */
export function HolderFields({ onChosen }: { onChosen?: (person: Person | undefined) => void }) {
  const t = useT();
  const id = useFieldValue('endUserId');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Person>();
  const [q] = useDebounce(typed.trim(), 300);
  const { data, error, isFetching, refetch } = useKeptRead(users.holders, { query: { q: q || undefined } });
  if (error) return <Problem error={error} title={t('Failed to load end users')} onRetry={() => void refetch()} />;
  const found = data?.items ?? [];
  const people = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <>
      <SelectField
        name="endUserId"
        label={t('End user')}
        hint={t('Search by name, e-mail or department.')}
        options={people.map((person) => ({ value: person.id, label: wordsOf(person) }))}
        onSearch={setTyped}
        loading={isFetching}
        onChosen={(id) => {
          const person = people.find((one) => one.id === id);
          setChosen(person);
          onChosen?.(person);
        }}
      />
      {chosen && chosen.id === id && (
        <Properties
          stacked
          properties={[
            { label: t('Name'), value: <bdi>{chosen.name}</bdi> },
            { label: t('Designation'), value: <bdi>{chosen.designation}</bdi> },
            { label: t('E-mail'), value: <Ltr>{chosen.email}</Ltr> },
            { label: t('Department'), value: <bdi>{chosen.department}</bdi> },
          ]}
        />
      )}
    </>
  );
}
