import { cover, tickets as ticketCalls, ticketStatuses } from '@portal/contracts';
import { Empty, ListScreen, Parts, Problem, Skeleton, useRead, useT } from '@portal/ui';
import { useIssueColumns } from './issue-columns.js';
import { useSearchParams } from 'react-router';
import { Select } from 'antd';

/** The support tickets about what one AMC contract covers; which contract is part of the address. */
export function AmcIssues({ tickets }: { tickets: string }) {
  const t = useT();
  const columns = useIssueColumns();
  const [search, setSearch] = useSearchParams();
  const contracts = useRead(cover.amcContracts, { query: { pageSize: 100, sort: '-createdAt' } });
  const choices = contracts.data?.items ?? [];
  if (contracts.error)
    return (
      <Problem
        error={contracts.error}
        title={t('The AMC contracts cannot be read')}
        onRetry={() => void contracts.refetch()}
      />
    );
  if (!contracts.data) return <Skeleton />;
  const chosen = choices.find(({ id }) => id === search.get('contract')) ?? choices[0];
  if (!chosen)
    return <Empty title={t('No AMC contracts found')} text={t('Issues appear here once there is a contract.')} />;
  return (
    <Parts>
      <Select
        aria-label={t('AMC contract')}
        value={chosen.id}
        showSearch={{ optionFilterProp: 'label' }}
        options={choices.map(({ id, contractNumber, provider }) => ({
          value: id,
          label: [contractNumber, provider].join(' · '),
        }))}
        onChange={(contract) => setSearch({ tab: 'issues', contract })}
      />
      <ListScreen
        key={chosen.id}
        inside
        title={t('Issues & Support')}
        operation={ticketCalls.list}
        fixed={{ amcContractId: chosen.id }}
        searchLabel={t('Search number, title, device')}
        filters={[{ name: 'status', label: t('Status'), options: ticketStatuses }]}
        defaultSort="-createdAt"
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ number, title }) => `${number} ${title}`}
        rowLink={({ id }) => `${tickets}/${id}`}
        empty={{ title: t('Nothing is reported about what this contract covers.') }}
        errorTitle={t('The support tickets cannot be read')}
      />
    </Parts>
  );
}
