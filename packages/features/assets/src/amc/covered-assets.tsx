import { PlainTable, RowLink, Sheet, TextButton, useT } from '@portal/ui';
import { useState } from 'react';
import type { ShownAmc } from './amc-record.js';

/** So many stand there at first: a contract covers up to five hundred. */
const few = 10;

/** The assets of a contract, each leading to its page. */
export function CoveredAssets({ contract, assetsAt }: { contract: ShownAmc; assetsAt: string }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { assetIds, assetNames } = contract;
  const rows = assetIds.map((id, at) => ({ id, name: assetNames[at] ?? '' }));
  return (
    <Sheet title={t('Assets')} flush>
      <PlainTable
        name={t('Assets')}
        rows={all ? rows : rows.slice(0, few)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('Asset'),
            render: ({ id, name }) => (
              <RowLink to={`${assetsAt}/${id}`}>
                <bdi>{name}</bdi>
              </RowLink>
            ),
          },
        ]}
      />
      {!all && rows.length > few && (
        <TextButton onClick={() => setAll(true)}>{t('Show all {{number}}', { number: rows.length })}</TextButton>
      )}
    </Sheet>
  );
}
