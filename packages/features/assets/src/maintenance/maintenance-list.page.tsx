import { amcStatuses, type Maintenance, maintenance } from '@portal/contracts';
import {
  type Column,
  DateText,
  DaysLeft,
  Lines,
  ListScreen,
  Ltr,
  RowLink,
  Secondary,
  StatusTag,
  useHome,
  useT,
} from '@portal/ui';
import { useEndFilter } from '../use-end-filter.js';

/** So many assets of a contract stand in its row; the others are counted. */
const mostShown = 4;

/** The AMC contracts that a manufacturer is responsible for, with its own assets; what has ended comes last. */
export function MaintenanceListPage() {
  const t = useT();
  const endFilter = useEndFilter();
  return (
    <ListScreen
      title={t('Maintenance')}
      crumbs={[{ label: t('Maintenance') }]}
      operation={maintenance.list}
      searchLabel={t('Search contract number')}
      filters={[{ name: 'status', label: t('Status'), options: amcStatuses }, endFilter]}
      defaultSort="-endDate"
      columns={useMaintenanceColumns()}
      rowKey={({ id }) => id}
      rowName={({ contractNumber }) => contractNumber}
      empty={{
        title: t('No maintenance contracts found'),
        text: t('AMC contracts appear here where the order made the manufacturer responsible.'),
      }}
      errorTitle={t('The AMC contracts cannot be read')}
    />
  );
}

function useMaintenanceColumns(): Column<Maintenance>[] {
  const t = useT();
  const home = useHome();
  return [
    {
      key: 'number',
      title: t('Contract number'),
      sort: 'contractNumber',
      render: ({ contractNumber }) => <Ltr>{contractNumber}</Ltr>,
    },
    {
      key: 'assets',
      title: t('Assets'),
      render: ({ assets }) => (
        <Lines>
          {assets.slice(0, mostShown).map(({ id, name, serialNumber }) => (
            <span key={id}>
              <RowLink to={`${home}/assets/${id}`}>
                <bdi>{name}</bdi>
              </RowLink>{' '}
              <Ltr>{serialNumber}</Ltr>
            </span>
          ))}
          {assets.length > mostShown && (
            <Secondary>{t('and {{count}} more', { count: assets.length - mostShown })}</Secondary>
          )}
        </Lines>
      ),
    },
    { key: 'type', title: t('Service type'), card: 'none', render: ({ serviceType }) => t(serviceType) },
    {
      key: 'next',
      title: t('Next service'),
      sort: 'nextServiceDate',
      render: ({ nextServiceDate }) => <DateText value={nextServiceDate} />,
    },
    { key: 'end', title: t('End'), sort: 'endDate', render: ({ endDate }) => <DateText value={endDate} /> },
    {
      key: 'left',
      title: t('Remaining'),
      card: 'end',
      render: ({ endDate, status }) => (status === 'Active' ? <DaysLeft until={endDate} /> : '–'),
    },
    {
      key: 'status',
      title: t('Status'),
      card: 'none',
      render: ({ status }) => <StatusTag kind="warranty" status={status} />,
    },
  ];
}
