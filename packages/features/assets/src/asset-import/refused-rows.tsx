import { assetImports, type AssetImport } from '@portal/contracts';
import { download, Icon, Ltr, messageOf, Pager, PlainTable, Refusal, Sheet, useSay, useT } from '@portal/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** Which rows are refused and why, page by page; the file has all of them. */
export function RefusedRows({ assetImport }: { assetImport: AssetImport }) {
  const t = useT();
  const say = useSay();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const [error, setError] = useState<string>();
  const last = Math.max(1, Math.ceil(assetImport.refused.length / pageSize));
  const shown = Math.min(page, last);
  const fetchAll = () => {
    setError(undefined);
    download(assetImports.refused, { params: { id: assetImport.id } }, 'refused-rows.csv').catch((thrown: unknown) =>
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
        rows={assetImport.refused.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ row, column }) => `${row}-${column}`}
        columns={[
          { key: 'line', title: t('Line'), render: ({ line }) => <Ltr>{line}</Ltr> },
          { key: 'serial', title: t('Serial number'), render: ({ serialNumber }) => <Ltr>{serialNumber || '–'}</Ltr> },
          { key: 'column', title: t('Column'), render: ({ column }) => <bdi>{column}</bdi> },
          { key: 'value', title: t('Value'), render: ({ value }) => <bdi>{value || '–'}</bdi> },
          { key: 'reason', title: t('Reason'), render: ({ reason }) => <b>{say(reason)}</b> },
        ]}
      />
      <Pager
        page={shown}
        pageSize={pageSize}
        total={assetImport.refused.length}
        onPage={setPage}
        onPageSize={(size) => {
          setPageSize(size);
          setPage(1);
        }}
      />
    </Sheet>
  );
}
