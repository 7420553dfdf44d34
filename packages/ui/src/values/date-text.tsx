import { formatDate, formatMoment } from './date.js';
import { Ltr } from './ltr.js';

/** A day or moment as DD-MM-YYYY; `time` adds HH:mm. Nothing known is a dash. */
export function DateText({ of, time = false }: { of: string | undefined; time?: boolean }) {
  if (!of) return <>–</>;
  return (
    <time dateTime={of}>
      <Ltr>{time ? formatMoment(of) : formatDate(of)}</Ltr>
    </time>
  );
}
