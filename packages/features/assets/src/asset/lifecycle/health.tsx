import type { assets, ReplyOf } from '@portal/contracts';
import { Figures, formatMoney, Ltr, NoteLine, Score, useSay, useT } from '@portal/ui';

type HealthOf = ReplyOf<typeof assets.events>['health'];

/** How an asset is: its score, what is left of its life and its value, and what to do. */
export function Health({ of }: { of: HealthOf }) {
  const t = useT();
  const say = useSay();
  const money = (value: number) => <Ltr>{formatMoney(value)}</Ltr>;
  return (
    <>
      <Figures
        of={[
          { label: t('Health score'), value: <Score of={of.healthScore} /> },
          {
            label: t('Remaining life'),
            value: <Score of={of.remainingLifePercent} />,
            note: t('age {{years}} years', { years: of.ageYears.toFixed(1) }),
          },
          { label: t('Depreciation'), value: <Ltr>{Math.round(of.depreciationPercent)} %</Ltr> },
          ...(of.currentValue === undefined ? [] : [{ label: t('Current value'), value: money(of.currentValue) }]),
          ...(of.totalCostOfOwnership === undefined
            ? []
            : [{ label: t('Total cost of ownership'), value: money(of.totalCostOfOwnership) }]),
        ]}
      />
      {of.advice.map((advice) => (
        <NoteLine key={advice}>{say(advice)}</NoteLine>
      ))}
    </>
  );
}
