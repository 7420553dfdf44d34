import { NewReportSchedule, orderCategories, type ReportSchedule, reportSchedules } from '@portal/contracts';
import { call, editedRecord, Form, FormBar, RadioField, SelectField, toast, useT, useWrite } from '@portal/ui';
import { useReportOptions } from './use-report-options.js';

/** How often a report comes by itself. */
export function PeriodField({ hint }: { hint: string }) {
  const t = useT();
  return (
    <RadioField
      name="period"
      label={t('How often')}
      options={[
        { value: 'week', label: t('Each Monday, of the week before') },
        { value: 'month', label: t('Each first of a month, of the 30 days before') },
      ]}
      hint={hint}
    />
  );
}

/** What a scheduled report is narrowed by; what it is narrowed by now can be chosen, whatever was ordered since. */
function NarrowingFields({ schedule: { department, vendor } }: { schedule: ReportSchedule }) {
  const t = useT();
  const { departments, vendors } = useReportOptions();
  const isKnown = vendors.some(({ value }) => value === vendor);
  return (
    <>
      <SelectField
        name="department"
        optional
        placeholder={t('All Departments')}
        options={[...new Set([...departments, ...(department ? [department] : [])])].map((value) => ({
          value,
          label: value,
        }))}
      />
      <SelectField
        name="vendor"
        label={t('Vendor')}
        optional
        placeholder={t('All Vendors')}
        options={[...vendors, ...(vendor && !isKnown ? [{ value: vendor, label: vendor }] : [])]}
      />
      <SelectField name="category" optional placeholder={t('All Categories')} options={orderCategories} />
    </>
  );
}

/** The schedule as it is now; one that has ended is refused when it is saved. */
async function newestOf(schedule: ReportSchedule): Promise<ReportSchedule> {
  const { items } = await call(reportSchedules.list, { query: { pageSize: 20 } });
  return items.find(({ id }) => id === schedule.id) ?? schedule;
}

/** Changes how often a scheduled report comes, and what it is narrowed by. */
export function ReportScheduleForm({ schedule, onDone }: { schedule: ReportSchedule; onDone: () => void }) {
  const t = useT();
  const change = useWrite(reportSchedules.update);
  const valuesOf = ({ period, department, vendor, category }: ReportSchedule) => ({
    ...{ period, department, vendor, category },
  });
  return (
    <Form
      schema={NewReportSchedule}
      edited={editedRecord(() => newestOf(schedule), schedule, valuesOf)}
      failureTitle={t('The scheduled report was not changed')}
      onSubmit={async (body, { version }) => {
        await change.mutateAsync({ params: { id: schedule.id }, version, body });
        toast(t('The scheduled report was changed'));
        onDone();
      }}
    >
      <PeriodField hint={t('As a notice, and by mail if you want mails.')} />
      <NarrowingFields schedule={schedule} />
      <FormBar submit={t('Save')} />
    </Form>
  );
}
