import { assets } from '@portal/contracts';
import { download, Icon, messageOf, Refusal, today, useT } from '@portal/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

// What the address says about the list's look is no condition.
const lookOnly = ['page', 'pageSize', 'view'];

/** Saves all rows that match the filters of now, not only those on the page. */
export function ExportButton() {
  const t = useT();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    setError(undefined);
    const query = Object.fromEntries([...search].filter(([name]) => !lookOnly.includes(name)));
    await download(assets.exportCsv, { query }, `assets-${today()}.csv`).catch((thrown: unknown) =>
      setError(messageOf(thrown)),
    );
    setBusy(false);
  };
  return (
    <>
      {error && <Refusal text={error} />}
      <Button icon={<Icon icon={Download} />} loading={busy} onClick={() => void save()}>
        {t('Export')}
      </Button>
    </>
  );
}
