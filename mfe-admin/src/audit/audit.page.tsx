import { audit, eventLabelOf, recordLabelOf } from '@portal/contracts';
import { DateText, ListScreen, Ltr, TwoLines, useT } from '@portal/ui';
import { Link } from 'react-router';
import { Changes } from './changes.js';
import { useChainNote } from './chain-check.js';
import { AuditExport } from './audit-export.js';
import { recordPath } from './record-path.js';
import { useAuditFilters } from './use-audit-filters.js';

/** Every change of every record: who, when, what, from what to what. */
export function AuditPage() {
  const t = useT();
  const chain = useChainNote();
  const filters = useAuditFilters();
  return (
    <ListScreen
      title={t('Audit log')}
      crumbs={[{ label: t('Audit log') }]}
      operation={audit.list}
      actions={chain.button}
      banner={chain.banner}
      searchLabel={t('Search record, person')}
      filters={filters}
      tools={<AuditExport />}
      columns={[
        {
          key: 'what',
          title: t('What'),
          render: ({ action, sequence }) => (
            <TwoLines first={t(eventLabelOf(action))} second={<Ltr>{`# ${sequence}`}</Ltr>} />
          ),
        },
        { key: 'when', title: t('When'), card: 'end', render: ({ at }) => <DateText of={at} time /> },
        {
          key: 'who',
          title: t('Who'),
          render: ({ by }) => <TwoLines first={<bdi>{by.name}</bdi>} second={by.role && t(by.role)} />,
        },
        {
          key: 'record',
          title: t('Record'),
          render: ({ record }) => {
            const path = recordPath(record);
            const label = <bdi>{record.label}</bdi>;
            return (
              <TwoLines first={path ? <Link to={path}>{label}</Link> : label} second={t(recordLabelOf(record.type))} />
            );
          },
        },
        {
          key: 'changes',
          title: t('Before and after'),
          render: ({ changes, details, record }) => <Changes of={changes} details={details} type={record.type} />,
        },
      ]}
      rowKey={({ sequence }) => String(sequence)}
      rowName={({ action, record }) => `${t(eventLabelOf(action))} ${record.label}`}
      empty={{ title: t('No entry yet'), text: t('Every change is written down here.') }}
      errorTitle={t('The audit log cannot be read')}
    />
  );
}
