import { people, registrations } from '@portal/contracts';
import { ButtonLink, Empty, formatNumber, Headline, Icon, useRead, useT } from '@portal/ui';
import { Tabs } from 'antd';
import { UserPlus } from 'lucide-react';
import { RegistrationList } from '../registration-list/registration-list.js';
import { useTab } from '../use-tab.js';
import { PeopleList } from './people-list.js';
import { kindOf, wordsOf, type FormRole } from './role-words.js';

export interface PeoplePageProps {
  /** Where this screen lives: '/superadmin/buyer-management'. */
  base: string;
  /** Whose accounts. */
  role: FormRole;
  /** Where registrations are opened: '/superadmin/registrations'. */
  registrationsBase: string;
}

function useCounts(role: FormRole) {
  const kind = kindOf[role];
  const existing = useRead(people.counts);
  const pending = useRead(registrations.counts, { enabled: !!kind });
  const shown = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count));
  return {
    existing: shown(existing.data && (existing.data.byRole[role] ?? 0)),
    pending: kind ? shown(pending.data && (pending.data.byKind[kind] ?? 0)) : '0',
  };
}

/** The accounts of one role, and the registrations that would become such accounts. */
export function PeoplePage({ base, role, registrationsBase }: PeoplePageProps) {
  const t = useT();
  const words = wordsOf(t, role);
  const kind = kindOf[role];
  const counts = useCounts(role);
  const [tab, open] = useTab(['existing', 'pending']);
  const add = (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={UserPlus} /> {words.add}
    </ButtonLink>
  );
  return (
    <>
      <Headline title={words.title} crumbs={[{ label: words.title }]} actions={add} />
      <Tabs
        activeKey={tab}
        onChange={open}
        destroyOnHidden
        items={[
          {
            key: 'existing',
            label: words.existing(counts.existing),
            children: <PeopleList base={base} role={role} add={add} />,
          },
          {
            key: 'pending',
            label: t('Pending Registrations ({{n}})', { n: counts.pending }),
            children: kind ? (
              <RegistrationList base={registrationsBase} status="Pending" kind={kind} />
            ) : (
              <Empty title={t('No Pending Registrations')} text={words.nonePending} />
            ),
          },
        ]}
      />
    </>
  );
}
