import { approvalTiers } from '@portal/contracts';
import {
  ConfirmDialog,
  Icon,
  ListScreen,
  Money,
  NoteLine,
  type RowOf,
  Secondary,
  toast,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApprovalTierDialog } from './approval-tier.dialog.js';

type Tier = RowOf<typeof approvalTiers.list>;

/** From which value on whose approval a purchase order needs: the Super Admin adds, changes and removes tiers. */
export function ApprovalTierListPage() {
  const t = useT();
  const remove = useWrite(approvalTiers.delete);
  const [edited, setEdited] = useState<Tier | 'new'>();
  const [removed, setRemoved] = useState<Tier>();
  const add = (
    <Button type="primary" icon={<Icon icon={Plus} />} onClick={() => setEdited('new')}>
      {t('Add Tier')}
    </Button>
  );
  const confirm = async ({ id, version, designation }: Tier) => {
    await remove.mutateAsync({ params: { id }, version });
    toast(t('The tier of {{designation}} was removed', { designation }));
  };
  return (
    <>
      <ListScreen
        title={t('Approval Tiers')}
        crumbs={[{ label: t('Approval Tiers') }]}
        operation={approvalTiers.list}
        searchLabel={t('Search designation, department')}
        filters={[]}
        defaultSort="minAmount"
        banner={
          <NoteLine>
            {t(
              'A purchase order needs the approval of every tier that its value reaches, the lowest first. A Super Admin approves at once; where no tier is reached, one authorized designation is enough.',
            )}
          </NoteLine>
        }
        columns={[
          {
            key: 'designation',
            title: t('Designation'),
            sort: 'designation',
            render: ({ designation }) => <bdi>{designation}</bdi>,
          },
          {
            key: 'minAmount',
            title: t('Order value from'),
            sort: 'minAmount',
            amount: true,
            render: ({ minAmount }) => <Money amount={minAmount} />,
            card: 'end',
          },
          {
            key: 'department',
            title: t('Department'),
            sort: 'department',
            render: ({ department }) =>
              department ? <bdi>{department}</bdi> : <Secondary>{t('All departments')}</Secondary>,
          },
        ]}
        rowKey={({ id }) => id}
        rowName={({ designation }) => designation}
        rowActions={(tier) => [
          { key: 'edit', label: t('Edit'), icon: PencilLine, onClick: () => setEdited(tier) },
          { key: 'remove', label: t('Remove'), icon: Trash2, danger: true, onClick: () => setRemoved(tier) },
        ]}
        actions={add}
        empty={{
          title: t('No tiers yet'),
          text: t('Without tiers one authorized designation of the office, or a Super Admin, approves an order.'),
          action: add,
        }}
      />
      {edited && (
        <ApprovalTierDialog tier={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <ConfirmDialog
          open
          title={t('Remove this tier?')}
          action={t('Remove')}
          danger
          onConfirm={() => confirm(removed)}
          onClose={() => setRemoved(undefined)}
        >
          <p>
            <bdi>{removed.designation}</bdi> · <Money amount={removed.minAmount} />
          </p>
          <Secondary as="p">{t('Orders that wait already keep their approvals.')}</Secondary>
        </ConfirmDialog>
      )}
    </>
  );
}
