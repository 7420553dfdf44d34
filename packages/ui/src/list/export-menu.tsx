import type { Operation } from '@portal/contracts';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { DownloadProgress } from '../links/download-progress.js';
import { useDownload } from '../links/use-download.js';
import { MenuButton } from '../overlay/menu-button.js';
import { Refusal } from '../states/refusal.js';
import { Icon } from '../values/icon.js';
import { conditionsOf } from './list-state.js';
import { formatNumber } from '../values/number.js';

interface ExportMenuProps {
  csv: Operation;
  /** Missing where the rows are saved as CSV alone. */
  xlsx?: Operation;
  /** Where the rows can be set on paper, too, and how many of them at most. */
  pdf?: { operation: Operation; most: number };
  /** What the file is called where the answer does not say, without its ending. */
  name: string;
}

/** Saves all rows of a list that match the filters of now, not only those on the page, as CSV, as a workbook or as a document. */
export function ExportMenu({ csv, xlsx, pdf, name }: ExportMenuProps) {
  const t = useT();
  const [search] = useSearchParams();
  const { start, cancel, received, error } = useDownload();
  const save = (kind: string) => {
    const query = conditionsOf(search);
    const operation = (kind === 'xlsx' && xlsx) || (kind === 'pdf' && pdf?.operation) || csv;
    return start(operation, { query }, `${name}.${kind}`);
  };
  return (
    <>
      {error && <Refusal text={error} />}
      <MenuButton
        items={[
          { key: 'csv', label: t('As CSV') },
          ...(xlsx ? [{ key: 'xlsx', label: t('As Excel workbook (XLSX)') }] : []),
          ...(pdf ? [{ key: 'pdf', label: t('As PDF, at most {{most}} rows', { most: formatNumber(pdf.most) }) }] : []),
        ]}
        onChoose={(kind) => void save(kind)}
      >
        <Button aria-haspopup="menu" icon={<Icon icon={Download} />} loading={!!received}>
          {t('Export')}
        </Button>
      </MenuButton>
      <DownloadProgress received={received} onCancel={cancel} />
    </>
  );
}
