import { Ltr } from './ltr.js';

export interface Bar {
  label: string;
  value: number;
  /** The value as it reads over the bar. */
  text: string;
}

const highest = 160;

/** One series as bars with their values; the page puts a table behind it. */
export function BarChart({ of, name }: { of: readonly Bar[]; name: string }) {
  const top = Math.max(1, ...of.map(({ value }) => value));
  return (
    <div
      className="bars"
      role="img"
      aria-label={`${name}: ${of.map(({ label, text }) => `${label} ${text}`).join(', ')}`}
    >
      {of.map(({ label, value, text }) => (
        <div key={label} className="bar-of">
          <span className="s">
            <Ltr>{text}</Ltr>
          </span>
          <i style={{ blockSize: `${Math.max(2, (value / top) * highest)}px` }} />
          <span className="s">
            <Ltr>{label}</Ltr>
          </span>
        </div>
      ))}
    </div>
  );
}
