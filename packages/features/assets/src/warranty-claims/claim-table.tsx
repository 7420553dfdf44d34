import type { ReplyOf, warrantyClaims } from '@portal/contracts';
import { DateText, Ltr, PlainTable, RowLink, StatusTag, TwoLines, useHome, useT } from '@portal/ui';

type Row = ReplyOf<typeof warrantyClaims.list>['items'][number];

export interface ClaimTableProps {
  name: string;
  claims: readonly Row[];
  /** They are about different assets, and one works through them by their day. */
  ofManyAssets?: boolean;
}

/** Warranty claims as a short table, each a way to its page. */
export function ClaimTable({ name, claims, ofManyAssets = false }: ClaimTableProps) {
  const t = useT();
  const base = `${useHome()}/warranty-claims`;
  const about = {
    key: 'asset',
    title: t('Asset'),
    render: ({ assetName, serialNumber }: Row) => (
      <TwoLines first={<bdi>{assetName}</bdi>} second={<Ltr>{serialNumber}</Ltr>} />
    ),
  };
  const due = { key: 'due', title: t('Due on'), render: ({ dueOn }: Row) => <DateText value={dueOn} /> };
  const raised = {
    key: 'raised',
    title: t('Raised on'),
    render: ({ createdAt }: Row) => <DateText value={createdAt} />,
  };
  return (
    <PlainTable
      name={name}
      rows={claims}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('Number'),
          render: ({ id, number }) => (
            <RowLink to={`${base}/${id}`}>
              <Ltr>{number}</Ltr>
            </RowLink>
          ),
        },
        ...(ofManyAssets ? [about] : []),
        {
          key: 'status',
          title: t('Status'),
          render: ({ status }) => <StatusTag kind="warrantyClaim" status={status} />,
        },
        { key: 'wish', title: t('Wish'), render: ({ wish }) => t(wish) },
        ofManyAssets ? due : raised,
      ]}
    />
  );
}
