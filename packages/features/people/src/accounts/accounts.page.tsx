import type { Role } from '@portal/contracts';
import { ButtonLink, Headline, Icon, useT } from '@portal/ui';
import { UserPlus } from 'lucide-react';
import { PeopleList } from '../people/people-list.js';
import { wordsOf } from '../people/role-words.js';

/** The people of a role for which nobody registers: they are added here. */
export function AccountsPage({ base, role }: { base: string; role: Role }) {
  const t = useT();
  const words = wordsOf(t, role);
  const add = (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={UserPlus} /> {words.add}
    </ButtonLink>
  );
  return (
    <>
      <Headline title={words.title} crumbs={[{ label: words.title }]} actions={add} />
      <PeopleList base={base} role={role} add={add} />
    </>
  );
}
