import { Secondary } from '../text/text.js';
import css from './bar-chart.module.css';
import { Ltr } from './ltr.js';

export interface Bar {
  label: string;
  value: number;
  /** The value as it reads over the bar. */
  text: string;
}

const highest = 160;

/** One series as bars with their values; the page puts a table behind it. */
export function BarChart({ bars, name }: { bars: readonly Bar[]; name: string }) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div
      className={css.bars}
      role="img"
      aria-label={`${name}: ${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}`}
    >
      {bars.map(({ label, value, text }) => (
        <div key={label} className={css.bar}>
          <Secondary>
            <Ltr>{text}</Ltr>
          </Secondary>
          <i style={{ blockSize: `${Math.max(2, (value / top) * highest)}px` }} />
          <Secondary>
            <Ltr>{label}</Ltr>
          </Secondary>
        </div>
      ))}
    </div>
  );
}
