import { ButtonLink, Headline, Icon, useT } from '@portal/ui';
import { UserPlus } from 'lucide-react';
import { PeopleList } from '../people/people-list.js';
import { wordsOf } from '../people/role-words.js';

/** Who oversees everything; they are added here, since nobody registers as one. */
export function SuperAdminsPage({ base }: { base: string }) {
  const t = useT();
  const words = wordsOf(t, 'Super Admin');
  const add = (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={UserPlus} /> {words.add}
    </ButtonLink>
  );
  return (
    <>
      <Headline title={words.title} crumbs={[{ label: words.title }]} actions={add} />
      <PeopleList base={base} role="Super Admin" add={add} />
    </>
  );
}
