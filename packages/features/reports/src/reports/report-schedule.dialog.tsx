import { NewReportSchedule, type ReportSchedule, reportSchedules } from '@portal/contracts';
import {
  DateText,
  Dialog,
  Form,
  FormBar,
  Icon,
  messageOf,
  PlainTable,
  RadioField,
  Refusal,
  Stack,
  toast,
  TwoLines,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
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

function Scheduled({ schedules }: { schedules: ReportSchedule[] }) {
  const t = useT();
  const narrowed = useNarrowed();
  const end = useWrite(reportSchedules.delete);
  return (
    <>
      {end.error && <Refusal text={messageOf(end.error)} />}
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
          { key: 'next', title: t('Next on'), render: ({ nextOn }) => <DateText value={nextOn} /> },
          {
            key: 'end',
            title: '',
            render: ({ id, version }) => (
              <Button
                icon={<Icon icon={Trash2} />}
                aria-label={t('End this report')}
                disabled={end.isPending}
                onClick={() => end.mutate({ params: { id }, version })}
              />
            ),
          },
        ]}
      />
    </>
  );
}

/** The own scheduled reports, and one more with what the page is narrowed by now. */
export function ReportScheduleDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const narrowed = useNarrowed();
  const { choice } = useReportChoice();
  const { data } = useRead(reportSchedules.list, { query: { pageSize: 20 } });
  const add = useWrite(reportSchedules.create);
  const { department, vendor, category } = choice;
  return (
    <Dialog open title={t('Scheduled reports')} onClose={onClose}>
      <Stack>
        {data && data.items.length > 0 && <Scheduled schedules={data.items} />}
        <Form
          schema={NewReportSchedule}
          initial={{ period: 'week', department, vendor, category }}
          failureTitle={t('The report was not scheduled')}
          onSubmit={async (body, { idempotencyKey }) => {
            await add.mutateAsync({ body, idempotencyKey });
            toast(t('The report was scheduled'));
          }}
        >
          <RadioField
            name="period"
            label={t('How often')}
            options={[
              { value: 'week', label: t('Each Monday, of the week before') },
              { value: 'month', label: t('Each first of a month, of the 30 days before') },
            ]}
            hint={t('As a notice, and by mail if you want mails. Narrowed as the page is now: {{narrowed}}', {
              narrowed: narrowed(choice),
            })}
          />
          <FormBar submit={t('Schedule')} cancel={t('Close')} />
        </Form>
      </Stack>
    </Dialog>
  );
}
