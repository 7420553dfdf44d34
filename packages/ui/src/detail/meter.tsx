import type { ReactNode } from 'react';
import { Secondary } from '../text/text.js';
import css from './meter.module.css';

export interface MeterProps {
  label: string;
  note?: ReactNode;
  value: number;
  max: number;
  /** Counts against it, shown in red beside. */
  failed?: number;
  /** Where it has to reach, 0 to 1. */
  threshold?: number;
  thresholdLabel?: string;
}

const percent = (part: number, whole: number) => `${whole ? Math.min(100, (part / whole) * 100) : 0}%`;

/** How much of something is there, and what has to be reached. */
export function Meter({ label, note, value, max, failed = 0, threshold, thresholdLabel }: MeterProps) {
  return (
    <div className={css.meter}>
      <div className={css.words}>
        <b>{label}</b>
        {note !== undefined && <Secondary>{note}</Secondary>}
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
      >
        <i className={css.passed} style={{ inlineSize: percent(value, max) }} />
        <i className={css.failed} style={{ inlineSize: percent(failed, max) }} />
        {threshold !== undefined && <u style={{ insetInlineStart: percent(threshold, 1) }} />}
      </div>
      {thresholdLabel && <Secondary className={css.threshold}>{thresholdLabel}</Secondary>}
    </div>
  );
}
