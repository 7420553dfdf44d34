import { serviceRecords, serviceStatuses, serviceTypes } from '@portal/contracts';
import { ListScreen, useT } from '@portal/ui';
import { useServiceActions } from './use-service-actions.js';
import { useServiceColumns } from './use-service-columns.js';

/** All services under AMC contracts that the reader sees. */
export function ServiceList({ base }: { base: string }) {
  const t = useT();
  const columns = useServiceColumns(base);
  const { actionsOf, dialog } = useServiceActions();
  return (
    <>
      <ListScreen
        inside
        title={t('Service Records')}
        operation={serviceRecords.list}
        searchLabel={t('Search contract, provider, asset, technician')}
        filters={[
          { name: 'status', label: t('Status'), options: serviceStatuses },
          { name: 'serviceType', label: t('Service type'), options: serviceTypes },
        ]}
        defaultSort="-serviceDate"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ contractNumber, serviceDate }) => `${contractNumber} ${serviceDate}`}
        rowActions={actionsOf}
        empty={{
          title: t('No services are recorded yet.'),
          text: t('Services appear here once they are planned under an AMC contract.'),
        }}
        errorTitle={t('The service records cannot be read')}
      />
      {dialog}
    </>
  );
}
