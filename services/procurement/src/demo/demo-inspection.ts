import { dayInIndia, inspectionDays, nextDay, type ReceiptStatus } from '@portal/contracts';
import { DemoRandom, type DemoSeller, workingMoment } from '@portal/service-kit';

/** What is asked of an inspection, so that every state of a receipt is met on any day. */
export interface DemoFinding {
  result: 'fine' | 'forgotten' | 'partly rejected' | 'rejected';
  refused?: boolean;
  /** The office took the order without what its seller refused to replace. */
  closed?: boolean;
}

/** What became of delivered goods: their inspection, and what the seller did about what it rejected. */
export interface DemoInspection extends DemoFinding {
  at: Date;
  /** Of what was rejected: when the seller answered, when the replacement was to come and came, and when it was inspected. */
  answer?: { at: Date; expectedOn: string; cameAt: Date; inspectedAt: Date };
  /** When the office closed what its seller refused to replace. */
  closedAt?: Date;
  /** When nothing was outstanding any more; never where the seller refused and the office has not closed it. */
  settledAt?: Date;
}

/** The same for the same name, whatever the day. */
export function demoInspection(
  name: string,
  receivedAt: Date,
  seller: DemoSeller,
  asked?: DemoFinding,
): DemoInspection {
  const random = new DemoRandom(name);
  const isFaulty = random.chance(seller.faulty);
  const ordinary = random.weighed({ fine: 92, forgotten: 8 });
  const whole = random.chance(0.2) ? 'rejected' : 'partly rejected';
  const { result, refused } = asked ?? { result: isFaulty ? whole : ordinary, refused: random.chance(0.15) };
  const at = workingMoment(receivedAt, result === 'forgotten' ? inspectionDays + 1 : random.between(1, 7), random);
  if (result === 'fine' || result === 'forgotten') return { result, at, settledAt: at };
  const answeredAt = workingMoment(at, random.between(2, 6), random);
  const cameAt = workingMoment(answeredAt, random.between(4, 10), random);
  const inspectedAt = workingMoment(cameAt, random.between(2, 5), random);
  const expectedOn = nextDay(dayInIndia(cameAt), random.between(0, 2));
  const answer = { at: answeredAt, expectedOn, cameAt, inspectedAt };
  if (!refused) return { result, at, answer, settledAt: inspectedAt };
  const isClosed = asked ? asked.closed === true : random.chance(0.6);
  const closedAt = isClosed ? workingMoment(answeredAt, random.between(2, 6), random) : undefined;
  return { result, refused, at, answer, ...(closedAt ? { closedAt, settledAt: closedAt } : {}) };
}

/** What the receipt of these goods is at a moment. */
export function receiptStatusAt({ result, refused, at, answer, closedAt }: DemoInspection, now: Date): ReceiptStatus {
  if (at > now) return 'Inspection Due';
  if (result === 'fine') return 'Accepted';
  if (result === 'forgotten') return 'Deemed Accepted';
  if (!answer || answer.at > now) return result === 'rejected' ? 'Rejected' : 'Partly Rejected';
  if (refused) return closedAt && closedAt <= now ? 'Closed Without Replacement' : 'Replacement Refused';
  return answer.cameAt > now ? 'Replacement Announced' : 'Replacement Received';
}
