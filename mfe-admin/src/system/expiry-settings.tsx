import { expirySettings, NewExpirySettings, noticeDayChoices } from '@portal/contracts';
import {
  call,
  editedRecord,
  Form,
  FormBar,
  NumberField,
  Problem,
  Secondary,
  Sheet,
  TickListField,
  toast,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';

/** From when on the end of a warranty or an AMC contract counts as near; read and set by the Super Admin. */
export function ExpirySettingsSheet() {
  const t = useT();
  const { data, error, refetch } = useRead(expirySettings.get);
  const set = useWrite(expirySettings.set);
  return (
    <Sheet title={t('What ends')}>
      <Secondary as="p">
        {t(
          'From when on the end of a warranty or an AMC contract counts as near on dashboards and in lists, how far ahead it is shown, and when its sides are told.',
        )}
      </Secondary>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <Form
          schema={NewExpirySettings}
          edited={editedRecord(
            () => call(expirySettings.get),
            data,
            ({ noticeDays, ...record }) => ({ ...record, noticeDays: noticeDays.map(String) }),
          )}
          failureTitle={t('The settings were not saved')}
          onSubmit={async (body, { version }) => {
            const saved = await set.mutateAsync({ version, body });
            toast(t('The settings were saved'));
            return saved;
          }}
        >
          <NumberField name="warrantyAlertDays" hint={t('From 1 to 366.')} />
          <NumberField name="amcAlertDays" hint={t('From 1 to 366.')} />
          <NumberField name="warrantyViewMonths" hint={t('From 1 to 24.')} />
          <NumberField name="amcViewMonths" hint={t('From 1 to 24.')} />
          <TickListField
            name="noticeDays"
            hint={t('On each of these days before an end its office and its seller are told, once.')}
            options={noticeDayChoices.map((count) => ({ value: String(count), label: t('{{count}} days', { count }) }))}
          />
          <FormBar submit={t('Save')} />
        </Form>
      )}
    </Sheet>
  );
}
