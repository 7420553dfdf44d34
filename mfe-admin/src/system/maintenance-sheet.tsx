import { type PlannedMaintenance, plannedMaintenance } from '@portal/contracts';
import {
  ConfirmDialog,
  DateText,
  Empty,
  Icon,
  PlainTable,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  toast,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MaintenanceDialog } from './maintenance.dialog.js';

/** When the portal will be away on purpose; announced to everybody. */
export function MaintenanceSheet() {
  const t = useT();
  const { data, error, refetch } = useRead(plannedMaintenance.list, { query: { pageSize: 10 } });
  const takeBack = useWrite(plannedMaintenance.delete);
  const [edited, setEdited] = useState<PlannedMaintenance | 'new'>();
  const [ended, setEnded] = useState<PlannedMaintenance>();
  const isEmpty = data?.items.length === 0;
  const announce = (
    <Button icon={<Icon icon={Plus} />} onClick={() => setEdited('new')}>
      {t('Announce a maintenance')}
    </Button>
  );
  const where = t(
    'It stands on the status page at once, and on every page of who is signed in from three days before.',
  );
  return (
    <Sheet title={t('Planned maintenance')} more={data && !isEmpty && announce}>
      {!isEmpty && <Secondary as="p">{where}</Secondary>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {isEmpty && <Empty title={t('No maintenance is planned')} text={where} action={announce} />}
      {data && !isEmpty && (
        <PlainTable
          name={t('Planned maintenance')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'from', title: t('From'), render: ({ from }) => <DateText value={from} time /> },
            { key: 'to', title: t('To'), render: ({ to }) => <DateText value={to} time /> },
            { key: 'text', title: t('What will be away'), render: ({ text }) => text },
            {
              key: 'actions',
              title: '',
              render: (one) => (
                <>
                  <Button
                    type="text"
                    icon={<Icon icon={Pencil} />}
                    aria-label={t('Edit the maintenance "{{text}}"', { text: one.text })}
                    onClick={() => setEdited(one)}
                  />
                  <Button
                    type="text"
                    icon={<Icon icon={Trash2} />}
                    aria-label={t('Take back the maintenance "{{text}}"', { text: one.text })}
                    onClick={() => setEnded(one)}
                  />
                </>
              ),
            },
          ]}
        />
      )}
      {edited && (
        <MaintenanceDialog edited={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        open={ended !== undefined}
        title={t('Take back the maintenance "{{text}}"?', { text: ended?.text ?? '' })}
        action={t('Take back')}
        danger
        onConfirm={async () => {
          if (!ended) return;
          await takeBack.mutateAsync({ params: { id: ended.id }, version: ended.version });
          toast(t('The maintenance "{{text}}" was taken back', { text: ended.text }));
        }}
        onClose={() => setEnded(undefined)}
      />
    </Sheet>
  );
}
