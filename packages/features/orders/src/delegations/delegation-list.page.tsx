import { delegations, delegationStatuses, users } from '@portal/contracts';
import {
  type Column,
  ConfirmDialog,
  DateText,
  Icon,
  ListScreen,
  NoteLine,
  type RowOf,
  StatusTag,
  toast,
  useMay,
  useRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Handshake, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DelegationDialog } from './delegation.dialog.js';

type Delegation = RowOf<typeof delegations.list>;

function useColumns(): Column<Delegation>[] {
  const t = useT();
  return [
    { key: 'from', title: t('Handed over by'), sort: 'fromName', render: ({ fromName }) => <bdi>{fromName}</bdi> },
    { key: 'to', title: t('Handed over to'), sort: 'toName', render: ({ toName }) => <bdi>{toName}</bdi> },
    {
      key: 'startsOn',
      title: t('First day'),
      sort: 'startsOn',
      render: ({ startsOn }) => <DateText value={startsOn} />,
    },
    { key: 'endsOn', title: t('Last day'), sort: 'endsOn', render: ({ endsOn }) => <DateText value={endsOn} /> },
    { key: 'reason', title: t('Reason'), render: ({ reason }) => <bdi>{reason}</bdi> },
    {
      key: 'status',
      title: t('Status'),
      render: ({ status }) => <StatusTag kind="delegation" status={status} />,
      card: 'end',
    },
  ];
}

/** Who may hand over: a buyer who approves by a designation of their own. */
function useHandsOver() {
  const may = useMay();
  const { data } = useRead(users.authority, { enabled: may(delegations.create) });
  return data !== undefined && data.designations.length > 0;
}

/** Delegations: approvals of orders that somebody gives while another is away. */
export function DelegationListPage() {
  const t = useT();
  const { id, role } = useUser();
  const revoke = useWrite(delegations.revoke);
  const handsOver = useHandsOver();
  const [adding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<Delegation>();
  const add = handsOver && (
    <Button type="primary" icon={<Icon icon={Handshake} />} onClick={() => setAdding(true)}>
      {t('Hand Over Approvals')}
    </Button>
  );
  const mayRevoke = ({ fromId, status }: Delegation) =>
    ['Upcoming', 'Active'].includes(status) && (fromId === id || role === 'Super Admin');
  const confirm = async ({ id: delegation, version, toName }: Delegation) => {
    await revoke.mutateAsync({ params: { id: delegation }, version });
    toast(t('{{name}} approves no orders in this name any more', { name: toName }));
  };
  return (
    <>
      <ListScreen
        title={t('Delegations')}
        crumbs={[{ label: t('Delegations') }]}
        operation={delegations.list}
        searchLabel={t('Search name, reason')}
        filters={[{ name: 'status', label: t('Status'), options: [...delegationStatuses] }]}
        defaultSort="-startsOn"
        banner={
          <NoteLine>
            {t(
              'While somebody is away, a buyer of the same office approves orders in their name. Nobody gives two approvals of one order.',
            )}
          </NoteLine>
        }
        columns={useColumns()}
        rowKey={(row) => row.id}
        rowName={({ fromName, toName }) => `${fromName} → ${toName}`}
        rowActions={(row) =>
          mayRevoke(row)
            ? [{ key: 'revoke', label: t('Take back'), icon: Undo2, danger: true, onClick: () => setRevoked(row) }]
            : []
        }
        actions={add}
        empty={{
          title: t('No delegations found'),
          text: t('Who approves orders by an authorized designation can hand that over for some days.'),
          action: add,
        }}
        errorTitle={t('The delegations cannot be read')}
      />
      {adding && <DelegationDialog onClose={() => setAdding(false)} />}
      {revoked && (
        <ConfirmDialog
          open
          title={t('Take the approvals back from {{name}}?', { name: revoked.toName })}
          action={t('Take back')}
          danger
          onConfirm={() => confirm(revoked)}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </>
  );
}
