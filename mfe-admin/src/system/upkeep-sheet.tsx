import { type SystemTask, systemTasks } from '@portal/contracts';
import {
  ButtonRow,
  ConfirmDialog,
  DateText,
  ErrorText,
  formatNumber,
  formatSize,
  Ltr,
  NoteLine,
  PlainTable,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  StatusTag,
  toast,
  useRead,
  useSay,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';

const shown = 5;
const whileRunning = 2_000;

const resultOf = ({ bytes, instances }: SystemTask) => {
  if (bytes !== undefined) return formatSize(bytes);
  return instances === undefined ? '–' : formatNumber(instances);
};

/** Backups and caches: what was done last, and doing it now. */
export function UpkeepSheet() {
  const t = useT();
  const say = useSay();
  const [asked, setAsked] = useState<SystemTask['kind']>();
  const tasks = useRead(systemTasks.list, {
    query: { pageSize: shown },
    again: ({ items }) => items.some(({ status }) => status === 'Running') && whileRunning,
  });
  const last = useRead(systemTasks.list, { query: { kind: 'Backup', status: 'Done', pageSize: 1 } });
  const keeper = useRead(systemTasks.backups);
  const start = useWrite(systemTasks.create);
  const isRunning = tasks.data?.items.some(({ kind, status }) => kind === 'Backup' && status === 'Running') ?? false;
  const backup = last.data?.items[0];
  const started = {
    Backup: t('The backup has begun. It goes on when you leave this page.'),
    'Clear caches': t('The system cache was cleared'),
  };
  return (
    <Sheet title={t('Backups and caches')}>
      <Secondary as="p">
        {t('Last backup')}: {backup ? <DateText value={backup.endedAt ?? undefined} time /> : t('none yet')}
      </Secondary>
      {keeper.data?.isThere === false && (
        <NoteLine tone="waiting">
          {t(
            'The keeper of backups does not answer, so none can be taken here. Operators take them with npm run backup.',
          )}
        </NoteLine>
      )}
      <ButtonRow>
        <Button
          type="primary"
          loading={isRunning}
          disabled={keeper.data?.isThere !== true}
          onClick={() => setAsked('Backup')}
        >
          {t('Run System Backup')}
        </Button>
        <Button onClick={() => setAsked('Clear caches')}>{t('Clear System Cache')}</Button>
      </ButtonRow>
      {tasks.error && <Problem error={tasks.error} onRetry={() => void tasks.refetch()} />}
      {tasks.isPending && <Skeleton />}
      {tasks.data && tasks.data.items.length > 0 && (
        <PlainTable
          name={t('Backups and caches')}
          rows={tasks.data.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'kind', title: t('Task'), render: ({ kind }) => t(kind) },
            {
              key: 'status',
              title: t('Status'),
              render: ({ status, fault }) => (
                <>
                  <StatusTag kind="task" status={status} />
                  {fault && <ErrorText>{say(fault)}</ErrorText>}
                </>
              ),
            },
            { key: 'at', title: t('Started on'), render: ({ createdAt }) => <DateText value={createdAt} time /> },
            { key: 'by', title: t('By'), render: ({ startedBy }) => startedBy },
            { key: 'result', title: t('Result'), amount: true, render: (task) => <Ltr>{resultOf(task)}</Ltr> },
          ]}
        />
      )}
      <ConfirmDialog
        open={asked === 'Backup'}
        title={t('Run a system backup now?')}
        action={t('Run System Backup')}
        onConfirm={() => start.mutateAsync({ body: { kind: 'Backup' } }).then(() => toast(started.Backup))}
        onClose={() => setAsked(undefined)}
      >
        {t(
          'Everything that the portal holds is kept as one sealed file of this moment. People go on working meanwhile.',
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'Clear caches'}
        title={t('Clear the system cache?')}
        action={t('Clear System Cache')}
        onConfirm={() =>
          start.mutateAsync({ body: { kind: 'Clear caches' } }).then(() => toast(started['Clear caches']))
        }
        onClose={() => setAsked(undefined)}
      >
        {t('Totals and keys that the services remember are asked for anew. Nothing that is stored changes.')}
      </ConfirmDialog>
    </Sheet>
  );
}
