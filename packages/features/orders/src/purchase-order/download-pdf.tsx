import { purchaseOrders } from '@portal/contracts';
import { download, Icon, messageOf, Refusal, useT } from '@portal/ui';
import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

/** Saves the order as a document in the reader's language. */
export function DownloadPdf({ id, name }: { id: string; name: string }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    setError(undefined);
    await download(purchaseOrders.pdf, { params: { id } }, `${name}.pdf`).catch((thrown: unknown) =>
      setError(messageOf(thrown)),
    );
    setBusy(false);
  };
  return (
    <>
      {error && <Refusal text={error} />}
      <Button icon={<Icon icon={FileDown} />} loading={busy} onClick={() => void save()}>
        {t('Download PDF')}
      </Button>
    </>
  );
}
