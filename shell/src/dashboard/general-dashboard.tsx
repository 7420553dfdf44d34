import { assets, audit } from '@portal/contracts';
import {
  DateText,
  Empty,
  Figures,
  formatNumber,
  Headline,
  HistoryRows,
  Ltr,
  Money,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  useRead,
  useT,
} from '@portal/ui';

const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;

/** The start of roles that have no area of their own. */
export function GeneralDashboard() {
  const t = useT();
  const stats = useRead(assets.stats);
  const recent = useRead(audit.recent, { query: { limit: 10 } });
  const { data } = stats;
  return (
    <>
      <Headline title={t('Government Raksha Portal')} page={t('Dashboard')} />
      {stats.error && <Problem error={stats.error} onRetry={() => void stats.refetch()} />}
      {data && (
        <Figures
          figures={[
            { label: t('Total Assets'), value: count(data.totalAssets) },
            { label: t('Active Assets'), value: count(data.activeAssets) },
            ...(data.totalValue === undefined
              ? []
              : [{ label: t('Total Value'), value: <Money amount={data.totalValue} lakh /> }]),
            { label: t('Needs Attention'), value: count(data.needsAttention), attention: data.needsAttention > 0 },
          ]}
        />
      )}
      <Sheet title={t('Recent Activity')}>
        {recent.error && <Problem error={recent.error} onRetry={() => void recent.refetch()} />}
        {recent.isPending && <Skeleton rows={5} />}
        {recent.data?.items.length === 0 && <Empty title={t('Nothing has happened yet')} />}
        <HistoryRows iconless>
          {recent.data?.items.map(({ description, user, at }, index) => (
            <li key={`${at}-${index}`}>
              <span>{t(description)}</span>
              <Secondary>
                <DateText value={at} time /> · <bdi>{t(user)}</bdi>
              </Secondary>
            </li>
          ))}
        </HistoryRows>
      </Sheet>
    </>
  );
}
