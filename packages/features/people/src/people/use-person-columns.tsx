import type { User } from '@portal/contracts';
import { DateText, Ltr, StatusTag, TwoLines, useT, type Column } from '@portal/ui';
import { statusOf } from './person-status.js';
import { isAdministrable } from './role-words.js';

/** The columns of the accounts. */
export function usePersonColumns(): Column<User>[] {
  const t = useT();
  return [
    {
      key: 'name',
      title: t('User/Company'),
      sort: 'name',
      render: (person) => (
        <TwoLines
          first={<bdi>{person.name}</bdi>}
          second={
            <>
              <bdi>{person.organizationName}</bdi>
              {person.organizationAdministrator && isAdministrable(person.role) && (
                <> · {t('Organization administrator')}</>
              )}
            </>
          }
        />
      ),
    },
    {
      key: 'contact',
      title: t('Contact'),
      sort: 'email',
      render: (person) => (
        <TwoLines first={<Ltr>{person.email}</Ltr>} second={person.phone && <Ltr>{person.phone}</Ltr>} />
      ),
    },
    {
      key: 'department',
      title: t('Department'),
      sort: 'department',
      card: 'none',
      render: (person) => (
        <TwoLines first={<bdi>{person.department || '–'}</bdi>} second={<bdi>{person.designation}</bdi>} />
      ),
    },
    {
      key: 'signIn',
      title: t('Last sign-in'),
      sort: 'lastSignInAt',
      card: 'none',
      render: (person) => (person.lastSignInAt ? <DateText value={person.lastSignInAt} time /> : t('Never')),
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: (person) => <StatusTag kind="user" status={statusOf(person)} />,
    },
  ];
}
