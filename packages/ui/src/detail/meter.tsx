import type { ReactNode } from 'react';

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
    <div className="meter">
      <div className="mt">
        <b>{label}</b>
        {note !== undefined && <span className="s">{note}</span>}
      </div>
      <div
        className="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
      >
        <i className="p" style={{ inlineSize: percent(value, max) }} />
        <i className="f" style={{ inlineSize: percent(failed, max) }} />
        {threshold !== undefined && <u style={{ insetInlineStart: percent(threshold, 1) }} />}
      </div>
      {thresholdLabel && <span className="s thr">{thresholdLabel}</span>}
    </div>
  );
}
