import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { chartColors } from '../theme/chart-colors.js';
import { useMedia, useStill } from '../theme/media.js';
import { usePreferences } from '../theme/preferences.js';
import { direction } from '../theme/text.js';
import type { BarChartProps } from './bar-chart.js';

const room = { width: '100%', height: '100%' };
const axis = { stroke: 'var(--line)', tick: { fill: 'var(--ink-faint)', fontSize: 12 } };
const box = { background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 6, color: 'var(--ink)' };

/** The bars as SVG, which prints; from right to left where the reader's script runs so. */
export function BarDrawing({ series, bars, text }: BarChartProps) {
  const { language, mode } = usePreferences();
  const colors = chartColors[useMedia('print') ? 'light' : mode];
  const mirrored = direction(language) === 'rtl';
  const still = useStill();
  return (
    <BarChart
      responsive
      style={room}
      data={[...bars]}
      accessibilityLayer={false}
      margin={{ top: 8, bottom: 0, left: 0, right: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="label" reversed={mirrored} minTickGap={16} {...axis} />
      <YAxis
        orientation={mirrored ? 'right' : 'left'}
        width={64}
        tickFormatter={text}
        allowDecimals={false}
        axisLine={false}
        tickLine={false}
        {...axis}
      />
      <Tooltip
        formatter={(value) => text(Number(value))}
        cursor={{ fill: 'var(--brand-wash)' }}
        contentStyle={box}
        isAnimationActive={false}
      />
      {series.length > 1 && <Legend />}
      {series.map((one, at) => (
        <Bar
          key={one}
          name={one}
          dataKey={({ values }: { values: readonly number[] }) => values[at] ?? 0}
          stackId="all"
          fill={colors[at % colors.length]}
          maxBarSize={48}
          isAnimationActive={!still}
        />
      ))}
    </BarChart>
  );
}
