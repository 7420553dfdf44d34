import { purchaseOrders } from '@portal/contracts';
import { download, Icon, messageOf, Refusal, useT } from '@portal/ui';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

// What the address says about the list's look is no condition.
const lookOnly = ['page', 'pageSize', 'view'];

/** Saves all purchase orders that match the filters of now. */
export function ExportPurchaseOrders() {
  const t = useT();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    setError(undefined);
    const query = Object.fromEntries([...search].filter(([name]) => !lookOnly.includes(name)));
    await download(purchaseOrders.exportCsv, { query }, 'purchase_orders.csv').catch((thrown: unknown) =>
      setError(messageOf(thrown)),
    );
    setBusy(false);
  };
  return (
    <>
      {error && <Refusal text={error} />}
      <Button icon={<Icon icon={Download} />} loading={busy} onClick={() => void save()}>
        {t('Export CSV')}
      </Button>
    </>
  );
}
