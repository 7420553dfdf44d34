import { type Comparison, procurementFiles } from '@portal/contracts';
import { Parts, Sheet, ShownFiles, useT } from '@portal/ui';

/** What the sellers attached, seller by seller. */
export function QuoteFiles({ quotes }: { quotes: Comparison['quotes'] }) {
  const t = useT();
  const withFiles = quotes.filter(({ files }) => files.length > 0);
  if (withFiles.length === 0) return null;
  return (
    <Sheet title={t('Files of the quotes')}>
      <Parts>
        {withFiles.map(({ id, vendorName, files }) => (
          <section key={id}>
            <h3>
              <bdi>{vendorName}</bdi>
            </h3>
            <ShownFiles files={files} store={procurementFiles} />
          </section>
        ))}
      </Parts>
    </Sheet>
  );
}
