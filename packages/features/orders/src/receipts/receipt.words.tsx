import { dayInIndia, type Receipt, type ReplyOf, type receipts } from '@portal/contracts';
import { DateText, ToneTag, useT } from '@portal/ui';

export type ShownReceipt = ReplyOf<typeof receipts.get>;

const millisecondsOfDay = 86_400_000;
/** Whole days from today (India) to a day. */
const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(dayInIndia())) / millisecondsOfDay);

/** Days that are left until a day, in words and by their tone. */
export function DaysLeft({ day }: { day: string }) {
  const t = useT();
  const left = daysUntil(day);
  const words = left < 0 ? t('Time is over') : left === 0 ? t('Due today') : t('{{count}} days left', { count: left });
  return <ToneTag tone={left <= 1 ? 'bad' : left <= 3 ? 'waiting' : 'good'}>{words}</ToneTag>;
}

type Awaited = Pick<Receipt, 'status' | 'dueOn' | 'replacement'>;

/** Until when the goods are to be inspected or replaced, in words while that is awaited. */
export function TimeLeft({ receipt: { status, dueOn, replacement } }: { receipt: Awaited }) {
  if (status === 'Inspection Due') return <DaysLeft day={dueOn} />;
  if (status === 'Replacement Announced' && replacement) return <DaysLeft day={replacement.expectedOn} />;
  return <DateText value={dueOn} />;
}
