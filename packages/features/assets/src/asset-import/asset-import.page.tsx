import { assetImports, type AssetImport } from '@portal/contracts';
import { FormPage, Headline, Problem, Skeleton, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportWizard } from './import-wizard.js';
import { UploadStep } from './upload-step.js';

export interface AssetImportPageProps {
  /** Where the assets of this area live: '/buyer/assets'. */
  base: string;
}

/** Brings assets from a CSV file; which import it is lives in the address, so that nothing is lost by a reload. */
export function AssetImportPage({ base }: AssetImportPageProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [repeated, setRepeated] = useState<string>();
  const id = search.get('import') ?? '';
  const { data, error, refetch } = useRead(assetImports.get, { params: { id }, enabled: id !== '' });
  const begin = (assetImport: AssetImport) => {
    setRepeated(assetImport.repeated ? assetImport.id : undefined);
    setSearch({ import: assetImport.id });
  };
  const current = data?.id === id ? data : undefined;
  return (
    <FormPage>
      <Headline
        crumbs={[{ label: t('Assets'), to: base }, { label: t('Import assets') }]}
        title={t('Import assets')}
        more={current && <bdi>{current.fileName}</bdi>}
      />
      {!id && <UploadStep onUploaded={begin} />}
      {id && error && <Problem error={error} title={t('The import cannot be read')} onRetry={() => void refetch()} />}
      {id && !current && !error && <Skeleton />}
      {current && (
        <ImportWizard
          key={id}
          assetImport={current}
          repeated={repeated === id}
          base={base}
          onRestart={() => setSearch({})}
        />
      )}
    </FormPage>
  );
}
