import { audit, type QueryOf } from '@portal/contracts';
import { download, Icon, messageOf, Refusal, useT } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';

const names = ['area', 'action', 'by', 'recordType', 'from', 'to', 'q'] as const;

/** Saves all entries that fit the filters in the address as a CSV file. */
export function AuditExport() {
  const t = useT();
  const [search] = useSearchParams();
  const query = Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined])) as Partial<
    QueryOf<typeof audit.exportCsv>
  >;
  const save = useMutation({ mutationFn: () => download(audit.exportCsv, { query }, 'audit.csv') });
  return (
    <>
      <Button icon={<Icon of={Download} />} loading={save.isPending} onClick={() => save.mutate()}>
        {t('Export CSV')}
      </Button>
      {save.error && <Refusal text={messageOf(save.error)} />}
    </>
  );
}
