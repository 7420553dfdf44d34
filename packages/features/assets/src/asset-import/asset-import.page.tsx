import { assetImports, importFieldNames, importHeadings, importMaxRows, type RefusedRow } from '@portal/contracts';
import { ImportPage, useT } from '@portal/ui';

export interface AssetImportPageProps {
  /** Where the assets of this area live: '/buyer/assets'. */
  base: string;
}

/** Brings assets from a CSV file. */
export function AssetImportPage({ base }: AssetImportPageProps) {
  const t = useT();
  return (
    <ImportPage
      subject={{
        operations: assetImports,
        fields: importFieldNames.map((name) => ({ name, label: t(importHeadings(name)[0]) })),
        maxRows: importMaxRows,
        template: 'asset_template.csv',
        title: t('Import assets'),
        list: { to: `${base}?sort=-createdAt`, label: t('Assets'), see: t('See the assets') },
        start: (n) => t('Import {{n}} assets', { n }),
        done: (n) => t('Imported {{n}} assets', { n }),
        progress: (created, good) => t('{{created}} of {{good}} assets', { created, good }),
        key: { title: t('Serial number'), of: (row) => (row as RefusedRow).serialNumber },
      }}
    />
  );
}
