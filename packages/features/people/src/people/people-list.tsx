import { users, type Role, type User } from '@portal/contracts';
import { Icon, ListScreen, readAgain, useT } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PersonConfirm } from './person-confirm.js';
import { PersonDialog } from './person.dialog.js';
import { wordsOf } from './role-words.js';
import type { PersonAction } from './use-confirmations.js';
import { usePersonActions } from './use-person-actions.js';
import { usePersonColumns } from './use-person-columns.js';
import { usePersonFilters } from './use-person-filters.js';

interface Doing {
  what: PersonAction;
  person: User;
}

/** The accounts of one role, with what an administrator may do to them. */
export function PeopleList({ base, role, add }: { base: string; role: Role; add?: ReactNode }) {
  const t = useT();
  const words = wordsOf(t, role);
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [doing, setDoing] = useState<Doing>();
  const details = ({ id }: User) => {
    const shown = new URLSearchParams(search);
    shown.set('person', id);
    return `?${shown.toString()}`;
  };
  const begin = (what: PersonAction, person: User) => setDoing({ what, person });
  const rowActions = usePersonActions({ base, details, onDo: begin });
  const columns = usePersonColumns();
  const filters = usePersonFilters(role);
  return (
    <>
      <ListScreen
        inside
        title={words.title}
        operation={users.list}
        fixed={{ role }}
        searchLabel={t('Search by name, e-mail or department')}
        filters={filters}
        defaultSort="name"
        tools={
          <Button icon={<Icon icon={RotateCw} />} onClick={() => void readAgain(client, ['identity', 'registration'])}>
            {t('Refresh')}
          </Button>
        }
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name, email }) => `${name} ${email}`}
        rowLink={details}
        rowActions={rowActions}
        empty={{ title: words.none, text: words.noneYet, action: add }}
        noMatch={{ title: words.none, text: t('Try adjusting your search or filter') }}
        errorTitle={t('The users cannot be read')}
      />
      <PersonDialog base={base} onDo={begin} />
      <PersonConfirm what={doing?.what} user={doing?.person} onClose={() => setDoing(undefined)} />
    </>
  );
}
