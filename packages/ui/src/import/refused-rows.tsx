import { eachFault } from '@portal/contracts';
import { useImportSubject, type FileImport } from './import-subject.js';
import { download } from '../api/download.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';
import { messageOf } from '../api/api-error.js';
import { Pager } from '../list/pager.js';
import { PlainTable } from '../detail/plain-table.js';
import { Refusal } from '../states/refusal.js';
import { Sheet } from '../detail/sheet.js';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** Which rows are refused and why, page by page; the file has all of them. */
export function RefusedRows({ fileImport }: { fileImport: FileImport }) {
  const t = useT();
  const say = useSay();
  const { operations, key } = useImportSubject();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const [error, setError] = useState<string>();
  const faults = eachFault(fileImport.refused);
  const last = Math.max(1, Math.ceil(faults.length / pageSize));
  const shown = Math.min(page, last);
  const fetchAll = () => {
    setError(undefined);
    download(operations.refused, { params: { id: fileImport.id } }, 'refused-rows.csv').catch((thrown: unknown) =>
      setError(messageOf(thrown)),
    );
  };
  return (
    <Sheet
      title={t('Refused rows')}
      flush
      more={
        <Button icon={<Icon icon={Download} />} onClick={fetchAll}>
          {t('Download refused rows')}
        </Button>
      }
    >
      {error && <Refusal text={error} />}
      <PlainTable
        name={t('Refused rows')}
        rows={faults.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ row, column }) => `${row}-${column}`}
        columns={[
          { key: 'line', title: t('Line'), render: ({ line }) => <Ltr>{line}</Ltr> },
          { key: 'key', title: key.title, render: (row) => <Ltr>{key.of(row) || '–'}</Ltr> },
          { key: 'column', title: t('Column'), render: ({ column }) => <bdi>{column}</bdi> },
          { key: 'value', title: t('Value'), render: ({ value }) => <bdi>{value || '–'}</bdi> },
          { key: 'reason', title: t('Reason'), render: ({ reason }) => <b>{say(reason)}</b> },
        ]}
      />
      <Pager
        page={shown}
        pageSize={pageSize}
        total={faults.length}
        onPage={setPage}
        onPageSize={(size) => {
          setPageSize(size);
          setPage(1);
        }}
      />
    </Sheet>
  );
}
