import { roles, users, type User } from '@portal/contracts';
import { DateText, ListScreen, Ltr, StatusTag, TwoLines, useT, type Column } from '@portal/ui';

const statusWords = { active: 'Active', suspended: 'Suspended', deleted: 'Deleted' } as const;

function useUserColumns(): Column<User>[] {
  const t = useT();
  return [
    {
      key: 'user',
      title: t('User'),
      sort: 'name',
      render: (user) => <TwoLines first={<bdi>{user.name}</bdi>} second={<Ltr>{user.email}</Ltr>} />,
    },
    { key: 'role', title: t('Role'), sort: 'role', render: ({ role }) => t(role) },
    {
      key: 'department',
      title: t('Department'),
      render: ({ department, organizationName }) => (
        <TwoLines
          first={<bdi>{department}</bdi>}
          second={organizationName === department ? undefined : <bdi>{organizationName}</bdi>}
        />
      ),
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="user" status={statusWords[status]} />,
    },
    {
      key: 'created',
      title: t('Created'),
      sort: 'createdAt',
      card: 'none',
      render: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
}

/** Everybody with an account, to read only: who is calling, and whether the account works. */
export function UserListPage() {
  const t = useT();
  return (
    <ListScreen
      title={t('User Management')}
      crumbs={[{ label: t('Support Tickets'), to: '/support-agent' }, { label: t('User Management') }]}
      operation={users.list}
      searchLabel={t('Search name, e-mail, department')}
      filters={[
        { name: 'role', label: t('Role'), options: roles },
        {
          name: 'status',
          label: t('Status'),
          options: [
            { value: 'active', label: t('Active') },
            { value: 'suspended', label: t('Suspended') },
          ],
        },
      ]}
      defaultSort="-createdAt"
      columns={useUserColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      empty={{ title: t('No users found') }}
      errorTitle={t('The users cannot be read')}
    />
  );
}
