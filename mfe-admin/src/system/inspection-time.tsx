import { inspectionTime, NewInspectionTime } from '@portal/contracts';
import {
  call,
  editedRecord,
  Form,
  FormBar,
  NumberField,
  Problem,
  Secondary,
  Sheet,
  toast,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';

/** In how many days buyers inspect goods; read and set by the Super Admin. */
export function InspectionTimeSheet() {
  const t = useT();
  const { data, error, refetch } = useRead(inspectionTime.get);
  const set = useWrite(inspectionTime.set);
  return (
    <Sheet title={t('Inspection of deliveries')}>
      <Secondary as="p">
        {t(
          'So many days a buyer has to inspect goods before they count as accepted. A change holds for receipts that are opened afterwards, those of replacements too; receipts that are open keep their day.',
        )}
      </Secondary>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <Form
          schema={NewInspectionTime}
          edited={editedRecord(() => call(inspectionTime.get), data)}
          failureTitle={t('The days were not saved')}
          onSubmit={async (body, { version }) => {
            const saved = await set.mutateAsync({ version, body });
            toast(t('Saved: {{count}} days for an inspection', { count: body.days }));
            return saved;
          }}
        >
          <NumberField name="days" hint={t('From 1 to 60.')} />
          <FormBar submit={t('Save')} />
        </Form>
      )}
    </Sheet>
  );
}
