import { bulkMost, registrations, type RegistrationKind, type RegistrationStatus } from '@portal/contracts';
import { ListScreen, useT, type RowAction, type RowOf } from '@portal/ui';
import { Check, Eye, ListChecks, X } from 'lucide-react';
import { useState } from 'react';
import { BulkDecisionDialog } from './bulk-decision.dialog.js';
import { allProcessed } from './kind-words.js';
import { RowDecisionDialog, type RowDecisionProps } from './row-decision.dialog.js';
import { useRegistrationFilters } from './use-registration-filters.js';
import { useRegistrationColumns } from './use-registration-columns.js';

export interface RegistrationListProps {
  /** Where registrations are opened: '/superadmin/registrations'. */
  base: string;
  status: RegistrationStatus;
  /** Only this kind; without it the reader may choose one. */
  kind?: RegistrationKind;
}

export type RegistrationRow = RowOf<typeof registrations.list>;

/** Registrations of one status; those that wait can be decided, one by one or together. */
export function RegistrationList({ base, status, kind }: RegistrationListProps) {
  const t = useT();
  const [bulk, setBulk] = useState<{ rows: RegistrationRow[]; deselect: () => void }>();
  const [deciding, setDeciding] = useState<Omit<RowDecisionProps, 'onClose'>>();
  const waiting = status === 'Pending';
  const filters = useRegistrationFilters(status, kind);
  const columns = useRegistrationColumns(status, kind);
  const rowActions = (row: RegistrationRow): RowAction[] => [
    { key: 'view', label: t('View Details'), icon: Eye, to: `${base}/${row.id}` },
    {
      key: 'approve',
      label: t('Approve'),
      icon: Check,
      shown: true,
      onClick: () => setDeciding({ registration: row, approve: true }),
    },
    {
      key: 'reject',
      label: t('Reject'),
      icon: X,
      danger: true,
      shown: true,
      onClick: () => setDeciding({ registration: row, approve: false }),
    },
  ];
  return (
    <>
      <ListScreen
        inside
        title={t('{{status}} registrations', { status: t(status) })}
        operation={registrations.list}
        fixed={{ status, kind }}
        searchLabel={t('Search number, name, contact, email')}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={(row) => `${row.name} ${row.number}`}
        rowLink={({ id }) => `${base}/${id}`}
        rowActions={waiting ? rowActions : undefined}
        selectMost={bulkMost}
        bulkActions={
          waiting
            ? [
                {
                  key: 'bulk',
                  label: (count) => t('Bulk Operations ({{n}})', { n: String(count) }),
                  icon: ListChecks,
                  onClick: (rows, deselect) => setBulk({ rows, deselect }),
                },
              ]
            : undefined
        }
        empty={
          waiting
            ? { title: t('No Pending Registrations'), text: allProcessed(t, kind) }
            : { title: t('No registrations'), text: t('Registrations of this status appear here.') }
        }
        errorTitle={t('The registrations cannot be read')}
      />
      {deciding && <RowDecisionDialog {...deciding} onClose={() => setDeciding(undefined)} />}
      {bulk && <BulkDecisionDialog rows={bulk.rows} onClose={() => setBulk(undefined)} onFinished={bulk.deselect} />}
    </>
  );
}
