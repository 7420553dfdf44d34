import { dayInIndia } from '@portal/contracts';

/** What a yes or a no is enough for; the others are opened, since they need more. */
const approved = [
  ...(['order', 'purchaseOrder', 'document', 'requisition', 'disposal', 'registration', 'joining'] as const),
  ...(['invoice', 'deviceClaim', 'receipt', 'confirmation', 'start'] as const),
] as const;
/** Goods are rejected line by line, with photos; work that was not started just waits. */
const notRejected: readonly WaitingKind[] = ['receipt', 'start'];

type Decided = (typeof approved)[number];
export type WaitingKind =
  | Decided
  | 'award'
  | 'payment'
  | 'rfq'
  | 'delivery'
  | 'correction'
  | 'replacement'
  | 'returned'
  | 'escalation'
  | 'ticket';

/** One thing that waits for the reader. */
export interface Waiting {
  kind: WaitingKind;
  id: string;
  /** Of what is decided here. */
  version?: number;
  /** What it is called: a number, a contract, a name. */
  name: string;
  /** What it is about, and who asks. */
  about: string;
  by: string;
  since: string;
  amount?: number | undefined;
  /** The last day of what is awaited. */
  dueOn?: string | undefined;
  isCritical?: boolean;
  /** Of a claim: the one device that it can be about. */
  deviceId?: string | undefined;
  /** Of a registration: something about it is to be looked at. */
  isMarked?: boolean;
  to: string;
}
export type Decidable = Waiting & { kind: Decided };

export const keyOf = ({ kind, id }: Waiting) => `${kind} ${id}`;

/** A claim is confirmed here only where there is one device that it can be about, a registration where nothing about it is marked. */
export const mayApprove = (row: Waiting): row is Decidable =>
  approved.some((kind) => kind === row.kind) &&
  (row.kind !== 'deviceClaim' || row.deviceId !== undefined) &&
  !row.isMarked;
export const mayReject = (row: Waiting): row is Decidable =>
  approved.some((kind) => kind === row.kind) && !notRejected.includes(row.kind);

const soonDays = 7;
const millisecondsOfDay = 86_400_000;

/** What is late or due within a week first, by its day; then what is critical; then all else, the oldest first. */
export function byUrgency(now = new Date()) {
  const soon = dayInIndia(new Date(now.getTime() + soonDays * millisecondsOfDay));
  const rank = ({ dueOn, isCritical }: Waiting) => (dueOn && dueOn <= soon ? 0 : isCritical ? 1 : 2);
  return (a: Waiting, b: Waiting) =>
    rank(a) - rank(b) ||
    (rank(a) === 0 ? (a.dueOn ?? '').localeCompare(b.dueOn ?? '') : 0) ||
    a.since.localeCompare(b.since);
}
