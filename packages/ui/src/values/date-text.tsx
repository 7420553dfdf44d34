import { formatDate, formatMoment } from './date.js';
import { Ltr } from './ltr.js';

/** A day or moment as DD-MM-YYYY; `time` adds HH:mm. Nothing known is a dash. */
export function DateText({ value, time = false }: { value: string | undefined; time?: boolean }) {
  if (!value) return <>–</>;
  return (
    <time dateTime={value}>
      <Ltr>{time ? formatMoment(value) : formatDate(value)}</Ltr>
    </time>
  );
}
