import { ErrorText, formatNumber, Ltr, PlainTable, TwoLines, useT } from '@portal/ui';
import type { Balance } from './delivered.js';

/** What is open per line and not on its way, what this proof delivers, and what is left after it. */
export function BalanceTable({ balances }: { balances: readonly Balance[] }) {
  const t = useT();
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <PlainTable
      name={t('What is still open')}
      rows={balances}
      rowKey={({ lineId }) => lineId}
      columns={[
        {
          key: 'category',
          title: t('Category'),
          render: ({ category, product }) => <TwoLines first={t(category)} second={<bdi>{product}</bdi>} />,
        },
        { key: 'ordered', title: t('Ordered'), amount: true, render: ({ ordered }) => count(ordered) },
        {
          key: 'open',
          title: t('Still open'),
          amount: true,
          render: ({ open, announced }) =>
            announced > 0 ? (
              <TwoLines first={count(open)} second={t('{{count}} on their way', { count: announced })} />
            ) : (
              count(open)
            ),
        },
        { key: 'now', title: t('In this delivery'), amount: true, render: ({ now }) => count(now) },
        {
          key: 'left',
          title: t('Left after it'),
          amount: true,
          render: ({ open, now }) =>
            now > open ? (
              <ErrorText as="b">{t('{{count}} too many', { count: now - open })}</ErrorText>
            ) : (
              <b>{count(open - now)}</b>
            ),
        },
      ]}
    />
  );
}
