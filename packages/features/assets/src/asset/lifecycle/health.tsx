import type { assets, ReplyOf } from '@portal/contracts';
import { Figures, formatMoney, Ltr, NoteLine, Score, useSay, useT } from '@portal/ui';

type HealthOf = ReplyOf<typeof assets.events>['health'];

/** How an asset is: its score, what is left of its life and its value, and what to do. */
export function Health({ health }: { health: HealthOf }) {
  const t = useT();
  const say = useSay();
  const money = (value: number) => <Ltr>{formatMoney(value)}</Ltr>;
  return (
    <>
      <Figures
        figures={[
          { label: t('Health score'), value: <Score value={health.healthScore} /> },
          {
            label: t('Remaining life'),
            value: <Score value={health.remainingLifePercent} />,
            note: t('age {{years}} years', { years: health.ageYears.toFixed(1) }),
          },
          { label: t('Depreciation'), value: <Ltr>{Math.round(health.depreciationPercent)} %</Ltr> },
          ...(health.currentValue === undefined
            ? []
            : [{ label: t('Current value'), value: money(health.currentValue) }]),
          ...(health.costs ? [{ label: t('Total cost of ownership'), value: money(health.costs.total) }] : []),
        ]}
      />
      {health.advice.map((advice) => (
        <NoteLine key={advice}>{say(advice)}</NoteLine>
      ))}
    </>
  );
}
