import { assets, Id, users, type Holder } from '@portal/contracts';
import {
  Dialog,
  Form,
  FormBar,
  Ltr,
  Problem,
  Properties,
  Secondary,
  SelectField,
  TextField,
  toast,
  useFieldValue,
  useRead,
  useT,
} from '@portal/ui';
import { useState } from 'react';
import { z } from 'zod';
import { useDebounce } from 'use-debounce';
import { FailedRows } from '../bulk/failed-rows.js';
import { useEach } from '../bulk/use-each.js';
import { Chosen, type ChosenDialogProps } from './chosen.js';

const Assignment = assets.assign.body.extend({
  endUserId: z.string({ error: 'Please choose an end user' }).pipe(Id),
});
type Person = z.output<typeof Holder>;

const wordsOf = ({ name, designation, email, department }: Person) =>
  [name, designation, email, department].filter(Boolean).join(' · ');

function HolderFields() {
  const t = useT();
  const id = useFieldValue('endUserId');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Person>();
  const [q] = useDebounce(typed.trim(), 300);
  const { data, error, isFetching, refetch } = useRead(users.holders, { query: { q: q || undefined } });
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
        onChosen={(id) => setChosen(people.find((person) => person.id === id))}
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

/** Gives assets to an end user of the own organisation. */
export function AssignDialog({ chosen, onDone, onClose }: ChosenDialogProps) {
  const t = useT();
  const { each, failed, forget } = useEach();
  const [first, ...others] = chosen;
  const held = others.length === 0 ? first?.endUser : undefined;
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog open={chosen.length > 0} title={held ? t('Reassign Asset') : t('Assign Asset')} onClose={close}>
      <Form
        schema={Assignment}
        initial={{ location: others.length === 0 ? first?.location : undefined }}
        failureTitle={t('Failed to assign asset. Please try again.')}
        onSubmit={async (body) => {
          const { done, all } = await each(assets.assign, chosen, ({ id, version }) => ({
            ...{ params: { id }, version, body },
          }));
          if (done > 0) {
            toast(
              chosen.length > 1 ? t('{{count}} assets were assigned', { count: done }) : t('The asset was assigned'),
            );
            onDone?.();
          }
          if (all) close();
        }}
      >
        <Chosen assets={chosen} />
        {held && <Secondary as="p">{t('Now with {{name}}', { name: held.name })}</Secondary>}
        <HolderFields />
        <TextField name="location" label={t('Location')} optional />
        <FailedRows failed={failed} />
        <FormBar submit={held ? t('Reassign') : t('Assign')} />
      </Form>
    </Dialog>
  );
}
