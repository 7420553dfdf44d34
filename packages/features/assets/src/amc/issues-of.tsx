import { assets, tickets as ticketCalls } from '@portal/contracts';
import {
  messageOf,
  PlainTable,
  Problem,
  queryClient,
  read,
  Refusal,
  RowLink,
  Secondary,
  Sheet,
  Stack,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownAmc } from './amc-record.js';
import { type ShownIssue, useIssueColumns } from './issue-columns.js';

const most = 20;

interface IssuesProps {
  contract: ShownAmc;
  tickets: string;
}

/** The way to a ticket about one of the assets of a contract, which the form then knows. */
function RaiseIssue({ contract, tickets }: IssuesProps) {
  const t = useT();
  const navigate = useNavigate();
  const [id, setId] = useState(contract.assetIds[0]);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const raise = async () => {
    if (!id) return;
    setBusy(true);
    setFault(undefined);
    try {
      const { assetUid } = await queryClient.fetchQuery(read(assets.get, { params: { id } }));
      await navigate(`${tickets}/new?asset=${assetUid}`);
    } catch (error) {
      setFault(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Stack>
      <Select
        aria-label={t('Asset')}
        value={id}
        onChange={setId}
        showSearch={{ optionFilterProp: 'label' }}
        options={contract.assetIds.map((value, at) => ({ value, label: contract.assetNames[at] }))}
      />
      <Button loading={busy} onClick={() => void raise()}>
        {t('Raise an issue')}
      </Button>
      {fault && <Refusal text={fault} />}
    </Stack>
  );
}

/** The support tickets about what a contract covers, those that the reader sees; and the way to a new one. */
export function IssuesOf({ contract, tickets }: IssuesProps) {
  const t = useT();
  const may = useMay();
  const columns = useIssueColumns();
  const mayRead = may(ticketCalls.list);
  const query = { amcContractId: contract.id, pageSize: most, sort: '-createdAt' };
  const { data, error, refetch } = useRead(ticketCalls.list, { query, enabled: mayRead });
  if (!mayRead) return null;
  return (
    <Sheet title={t('Issues & Support')}>
      {error && (
        <Problem error={error} title={t('The support tickets cannot be read')} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <Secondary as="p">{t('Nothing is reported about what this contract covers.')}</Secondary>
      )}
      {!!data?.items.length && (
        <PlainTable
          name={t('Issues & Support')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={columns.map(({ key, title, render }, at) => ({
            key,
            title,
            render: (row: ShownIssue) =>
              at === 0 ? <RowLink to={`${tickets}/${row.id}`}>{render(row)}</RowLink> : render(row),
          }))}
        />
      )}
      {may(ticketCalls.create) && <RaiseIssue contract={contract} tickets={tickets} />}
    </Sheet>
  );
}
