import { dayInIndia, type Receipt, type ReplyOf, type receipts } from '@portal/contracts';
import { DateText, ToneTag, useT } from '@portal/ui';

export type ShownReceipt = ReplyOf<typeof receipts.get>;

const millisecondsOfDay = 86_400_000;
/** Whole days from today (India) to a day. */
const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(dayInIndia())) / millisecondsOfDay);

/** Until when the goods are to be inspected, and how long that still is, in words as well. */
export function TimeLeft({ receipt: { status, dueOn } }: { receipt: Pick<Receipt, 'status' | 'dueOn'> }) {
  const t = useT();
  const left = daysUntil(dueOn);
  if (status !== 'Inspection Due') return <DateText value={dueOn} />;
  const words = left < 0 ? t('Time is over') : left === 0 ? t('Due today') : t('{{count}} days left', { count: left });
  return <ToneTag tone={left <= 1 ? 'bad' : left <= 3 ? 'waiting' : 'good'}>{words}</ToneTag>;
}
