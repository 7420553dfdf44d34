import { serviceRecords } from '@portal/contracts';
import { PlainTable, Problem, RowMenu, Secondary, Sheet, useMay, useRead, useT } from '@portal/ui';
import type { ReactNode } from 'react';
import { useServiceActions } from './use-service-actions.js';
import { useServiceColumns } from './use-service-columns.js';

const most = 50;

interface ServicesOfProps {
  of: { contractId: string } | { assetId: string };
  /** Where contracts live, where the services are of several: '/buyer/amc'. */
  contractsAt?: string;
  more?: ReactNode;
}

/** The services of one contract or of one asset, the newest first, with what can be done with each. */
export function ServicesOf({ of, contractsAt, more }: ServicesOfProps) {
  const t = useT();
  const may = useMay();
  const columns = useServiceColumns(contractsAt);
  const { actionsOf, dialog } = useServiceActions();
  const mayRead = may(serviceRecords.list);
  const query = { ...of, pageSize: most };
  const { data, error, refetch } = useRead(serviceRecords.list, { query, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Sheet title={t('Service Records')} flush={!!data?.items.length} more={more}>
      {error && (
        <Problem error={error} title={t('The service records cannot be read')} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <Secondary as="p">{t('No services are recorded yet.')}</Secondary>}
      {!!data?.items.length && (
        <PlainTable
          name={t('Service Records')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            ...columns.map(({ key, title, amount, render }) => ({ key, title, amount, render })),
            {
              key: 'actions',
              title: t('Actions'),
              render: (service) => {
                const actions = actionsOf(service);
                return actions.length > 0 ? <RowMenu name={service.description} actions={actions} /> : null;
              },
            },
          ]}
        />
      )}
      {dialog}
    </Sheet>
  );
}
