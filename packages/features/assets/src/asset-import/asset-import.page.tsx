import {
  type AssetImport,
  assetImports,
  fileRules,
  importFieldNames,
  importHeadings,
  importMaxRows,
} from '@portal/contracts';
import { formatNumber, ImportPage, Ltr, useT } from '@portal/ui';
import { EndedImport } from './ended-import.js';
import { ForAllRowsFields, sayingOf } from './for-all-rows.js';
import { ReadFile } from './read-file.js';

export interface AssetImportPageProps {
  /** Where the assets of this area live: '/buyer/assets'. */
  base: string;
}

/** Brings assets from a CSV file or a workbook. */
export function AssetImportPage({ base }: AssetImportPageProps) {
  const t = useT();
  return (
    <ImportPage<AssetImport>
      subject={{
        operations: assetImports,
        fields: importFieldNames.map((name) => ({ name, label: t(importHeadings(name)[0]) })),
        maxRows: importMaxRows,
        files: {
          rule: fileRules.assetRegister,
          choose: t('Choose a CSV or Excel file'),
          limits: (size, rows) => t('CSV or Excel (.xlsx), at most {{size}} and {{rows}} rows.', { size, rows }),
        },
        saying: {
          of: sayingOf,
          fields: ({ forAll }) => Object.keys(forAll ?? {}),
          Fields: ForAllRowsFields,
        },
        undo: {
          operation: assetImports.undo,
          note: t('Assets that were assigned or changed since stay. What was updated stays as it is.'),
          question: ({ created, fileName: file }) =>
            t('Take out the {{n}} assets of {{file}}?', { n: formatNumber(created), file }),
          action: t('Take out'),
          going: t('The assets are being taken out again.'),
          taken: (n) => t('{{n}} assets were taken out again.', { n: formatNumber(n) }),
          stay: (n) => t('{{n}} assets stay', { n: formatNumber(n) }),
          staying: t('Assets that stay'),
          key: { title: t('Serial number'), of: ({ serialNumber }) => <Ltr>{serialNumber}</Ltr> },
        },
        Read: ReadFile,
        Ended: EndedImport,
        template: 'asset_template.csv',
        title: t('Import assets'),
        list: { to: `${base}?sort=-createdAt`, label: t('Assets'), see: t('See the assets') },
        start: (n) => t('Import {{n}} assets', { n }),
        done: (n) => t('Imported {{n}} assets', { n }),
        progress: (created, good) => t('{{created}} of {{good}} assets', { created, good }),
        key: { title: t('Serial number'), of: ({ serialNumber }) => serialNumber },
      }}
    />
  );
}
