import { depreciation, type DepreciationPolicy } from '@portal/contracts';
import { Icon, Ltr, PlainTable, Problem, Secondary, Sheet, useRead, useT } from '@portal/ui';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { DepreciationDialog } from './depreciation.dialog.js';

/** How assets of each category lose value; read and set by the Super Admin. */
export function DepreciationSheet() {
  const t = useT();
  const { data, error, refetch } = useRead(depreciation.list);
  const [edited, setEdited] = useState<DepreciationPolicy>();
  const percent = (value: number) => <Ltr>{value} %</Ltr>;
  return (
    <Sheet title={t('Depreciation of assets')}>
      <Secondary as="p">{t('A change holds at once for the current value of all assets of the category.')}</Secondary>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <PlainTable
          name={t('Depreciation of assets')}
          rows={data.items}
          rowKey={({ category }) => category}
          columns={[
            { key: 'category', title: t('Category'), render: ({ category }) => t(category) },
            { key: 'method', title: t('Method'), render: ({ method }) => t(method) },
            { key: 'yearly', title: t('Per year'), amount: true, render: (row) => percent(row.yearlyPercent) },
            { key: 'salvage', title: t('Salvage value'), amount: true, render: (row) => percent(row.salvagePercent) },
            {
              key: 'edit',
              title: '',
              render: (row) => (
                <Button
                  type="text"
                  icon={<Icon icon={Pencil} />}
                  aria-label={t('Edit depreciation of {{category}}', { category: t(row.category) })}
                  onClick={() => setEdited(row)}
                />
              ),
            },
          ]}
        />
      )}
      {edited && <DepreciationDialog policy={edited} onClose={() => setEdited(undefined)} />}
    </Sheet>
  );
}
