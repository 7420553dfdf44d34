import { audit, eventLabelOf, recordLabelOf, type QueryOf } from '@portal/contracts';
import { DateText, DownloadButton, ListScreen, Ltr, TwoLines, useT } from '@portal/ui';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useChainNote } from './chain-check.js';
import { Changes } from './changes.js';
import { recordPath } from './record-path.js';
import { useAuditFilters } from './use-audit-filters.js';

const names = ['area', 'action', 'by', 'recordType', 'from', 'to', 'q'] as const;

/** Saves all entries that fit the filters in the address as a CSV file. */
function AuditExport() {
  const t = useT();
  const [search] = useSearchParams();
  const query = Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined])) as Partial<
    QueryOf<typeof audit.exportCsv>
  >;
  return (
    <DownloadButton
      operation={audit.exportCsv}
      asking={{ query }}
      name="audit.csv"
      label={t('Export CSV')}
      icon={Download}
    />
  );
}

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
        { key: 'when', title: t('When'), card: 'end', render: ({ at }) => <DateText value={at} time /> },
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
          render: ({ changes, details, record }) => <Changes changes={changes} details={details} type={record.type} />,
        },
      ]}
      rowKey={({ sequence }) => String(sequence)}
      rowName={({ action, record }) => `${t(eventLabelOf(action))} ${record.label}`}
      empty={{ title: t('No entry yet'), text: t('Every change is written down here.') }}
      errorTitle={t('The audit log cannot be read')}
    />
  );
}
