import { lazy, Suspense } from 'react';
import { useT } from '../i18n/use-t.js';
import { Secondary } from '../text/text.js';
import css from './bar-chart.module.css';

/** One place on the axis with its values, in the order of the series. */
interface Bar {
  label: string;
  values: readonly number[];
}

export interface BarChartProps {
  name: string;
  /** What is stacked in a bar, from the axis outwards; the fewer, the better they are told apart. */
  series: readonly string[];
  bars: readonly Bar[];
  /** How a value reads. */
  text: (value: number) => string;
}

const Missing = () => {
  const t = useT();
  return <Secondary as="p">{t('The chart could not be loaded. The table shows the same figures.')}</Secondary>;
};

// Most pages draw nothing: the library comes with the first chart, and the page stands without it.
const Drawing = lazy(() =>
  import('./bar-drawing.js').then(
    ({ BarDrawing }) => ({ default: BarDrawing }),
    () => ({ default: Missing }),
  ),
);

/** Bars over time or kinds, stacked where there are several series; the page puts a table beside it. */
export function BarChart(props: BarChartProps) {
  const { name, series, bars, text } = props;
  const said = bars.map(({ label, values }) => `${label} ${values.map(text).join(' / ')}`).join(', ');
  return (
    <div className={css.chart} role="img" aria-label={`${name} (${series.join(' / ')}): ${said}`}>
      <Suspense fallback={null}>
        <Drawing {...props} />
      </Suspense>
    </div>
  );
}
