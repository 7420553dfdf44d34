import { deviceDocuments, procurementFiles, type Device } from '@portal/contracts';
import { DateText, documentTypeLabels, Lines, Problem, Secondary, Sheet, ShownFiles, useRead, useT } from '@portal/ui';
import css from './device-documents.module.css';

/** The papers and photos of a device that its office approved. */
export function DeviceDocuments({ device: { id } }: { device: Pick<Device, 'id'> }) {
  const t = useT();
  const { data, error, refetch } = useRead(deviceDocuments.list, { params: { id } });
  return (
    <Sheet title={t('Documents')}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Secondary as="p">{t('No document of this device is there to read.')}</Secondary>}
      <ul className={css.documents}>
        {data?.items.map(({ id: key, name, type, description, expiresOn, file }) => (
          <li key={key}>
            <Lines>
              <b>
                <bdi>{name}</bdi>
              </b>
              <Secondary>
                {t(documentTypeLabels[type])}
                {expiresOn && (
                  <>
                    {' '}
                    · {t('Valid until')} <DateText value={expiresOn} />
                  </>
                )}
              </Secondary>
              {description && (
                <Secondary>
                  <bdi>{description}</bdi>
                </Secondary>
              )}
            </Lines>
            <ShownFiles files={[file]} store={procurementFiles} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
