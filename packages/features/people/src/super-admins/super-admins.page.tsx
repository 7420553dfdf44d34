import { Headline, Icon, useT } from '@portal/ui';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { PeopleList } from '../people/people-list.js';
import { wordsOf } from '../people/role-words.js';

/** Who oversees everything; they are added here, since nobody registers as one. */
export function SuperAdminsPage({ base }: { base: string }) {
  const t = useT();
  const words = wordsOf(t, 'Super Admin');
  const add = (
    <Link className="as-button primary" to={`${base}/new`}>
      <Icon of={UserPlus} /> {words.add}
    </Link>
  );
  return (
    <>
      <Headline title={words.title} crumbs={[{ label: words.title }]} actions={add} />
      <PeopleList base={base} of="Super Admin" add={add} />
    </>
  );
}
