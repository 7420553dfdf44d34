import { assets } from '@portal/contracts';
import { Figures, formatNumber, Headline, Ltr, Money, Problem, Split, useRead, useT } from '@portal/ui';
import { EndingWarranties } from './ending-warranties.js';
import { RecentActivity } from './recent-activity.js';

/** Where roles without an area of their own read assets. */
const list = '/seller/assets';

const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;

/** The start of roles that have no area of their own. */
export function GeneralDashboard() {
  const t = useT();
  const stats = useRead(assets.stats);
  const { data } = stats;
  return (
    <>
      <Headline title={t('Government Raksha Portal')} page={t('Dashboard')} />
      {stats.error && <Problem error={stats.error} onRetry={() => void stats.refetch()} />}
      {data && (
        <Figures
          figures={[
            { label: t('Total Assets'), value: count(data.totalAssets), to: list },
            { label: t('Active Assets'), value: count(data.activeAssets), to: `${list}?status=Active` },
            ...(data.totalValue === undefined
              ? []
              : [{ label: t('Total Value'), value: <Money amount={data.totalValue} lakh /> }]),
            {
              label: t('Needs Attention'),
              value: count(data.needsAttention),
              attention: data.needsAttention > 0,
              to: `${list}?attention=any`,
            },
          ]}
        />
      )}
      <Split>
        <EndingWarranties />
        <RecentActivity />
      </Split>
    </>
  );
}
