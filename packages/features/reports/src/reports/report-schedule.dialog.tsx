import { NewReportSchedule, type ReportSchedule, reportSchedules } from '@portal/contracts';
import {
  ButtonRow,
  DateText,
  Dialog,
  Form,
  FormBar,
  Icon,
  messageOf,
  PlainTable,
  Refusal,
  Secondary,
  Stack,
  toast,
  TwoLines,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Pause, PencilLine, Play, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { PeriodField, ReportScheduleForm } from './report-schedule.form.js';
import { useReportChoice } from './use-report-choice.js';
import { useReportOptions } from './use-report-options.js';

/** What a report is narrowed by, in words; all of them where it is by nothing. */
function useNarrowed() {
  const t = useT();
  const { vendors } = useReportOptions();
  return ({ department, vendor, category }: Pick<ReportSchedule, 'department' | 'vendor' | 'category'>) => {
    const seller = vendors.find(({ value }) => value === vendor)?.label ?? vendor;
    const found = [department, seller, category && t(category)].filter(Boolean);
    return found.length > 0 ? found.join(' · ') : t('All orders');
  };
}

interface ScheduledProps {
  schedules: ReportSchedule[];
  onEdit: (schedule: ReportSchedule) => void;
}

/** Each scheduled report with when it comes next, and what its owner can do with it. */
function Scheduled({ schedules, onEdit }: ScheduledProps) {
  const t = useT();
  const narrowed = useNarrowed();
  const pause = useWrite(reportSchedules.pause);
  const resume = useWrite(reportSchedules.resume);
  const end = useWrite(reportSchedules.delete);
  const writes = [pause, resume, end];
  const refused = writes.find(({ error }) => error);
  const action = (label: string, icon: LucideIcon, onClick: () => void) => (
    <Button
      icon={<Icon icon={icon} />}
      aria-label={label}
      title={label}
      disabled={writes.some(({ isPending }) => isPending)}
      onClick={() => {
        for (const write of writes) write.reset();
        onClick();
      }}
    />
  );
  return (
    <>
      {refused && <Refusal text={messageOf(refused.error)} />}
      <PlainTable
        name={t('Scheduled reports')}
        rows={schedules}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'report',
            title: t('How often'),
            render: (schedule) => (
              <TwoLines
                first={schedule.period === 'week' ? t('Each Monday') : t('Each first of a month')}
                second={<bdi>{narrowed(schedule)}</bdi>}
              />
            ),
          },
          {
            key: 'next',
            title: t('Next on'),
            render: ({ nextOn, pausedAt }) =>
              pausedAt ? (
                <TwoLines first={<Secondary>{t('Paused')}</Secondary>} second={<DateText value={pausedAt} />} />
              ) : (
                <DateText value={nextOn} />
              ),
          },
          {
            key: 'actions',
            title: t('Actions'),
            render: (schedule) => {
              const asked = { params: { id: schedule.id }, version: schedule.version };
              return (
                <ButtonRow start>
                  {action(t('Change this report'), PencilLine, () => onEdit(schedule))}
                  {schedule.pausedAt
                    ? action(t('Resume this report'), Play, () => resume.mutate(asked))
                    : action(t('Pause this report'), Pause, () => pause.mutate(asked))}
                  {action(t('End this report'), Trash2, () => end.mutate(asked))}
                </ButtonRow>
              );
            },
          },
        ]}
      />
    </>
  );
}

/** One more scheduled report, with what the page is narrowed by now. */
function NewSchedule() {
  const t = useT();
  const narrowed = useNarrowed();
  const { choice } = useReportChoice();
  const add = useWrite(reportSchedules.create);
  const { department, vendor, category } = choice;
  return (
    <Form
      schema={NewReportSchedule}
      initial={{ period: 'week', department, vendor, category }}
      failureTitle={t('The report was not scheduled')}
      onSubmit={async (body, { idempotencyKey }) => {
        await add.mutateAsync({ body, idempotencyKey });
        toast(t('The report was scheduled'));
      }}
    >
      <PeriodField
        hint={t('As a notice, and by mail if you want mails. Narrowed as the page is now: {{narrowed}}', {
          narrowed: narrowed(choice),
        })}
      />
      <FormBar submit={t('Schedule')} cancel={t('Close')} />
    </Form>
  );
}

/** The own scheduled reports: one more, or one of them changed, paused, resumed or ended. */
export function ReportScheduleDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data } = useRead(reportSchedules.list, { query: { pageSize: 20 } });
  const [edited, setEdited] = useState<ReportSchedule>();
  if (edited)
    return (
      <Dialog key={edited.id} open title={t('Change this report')} onClose={() => setEdited(undefined)}>
        <ReportScheduleForm schedule={edited} onDone={() => setEdited(undefined)} />
      </Dialog>
    );
  return (
    <Dialog open wide title={t('Scheduled reports')} onClose={onClose}>
      <Stack>
        {data && data.items.length > 0 && <Scheduled schedules={data.items} onEdit={setEdited} />}
        <NewSchedule />
      </Stack>
    </Dialog>
  );
}
