import type { ChecklistItem, Device } from '@portal/contracts';

/** What was answered to one item so far. */
export interface Answer {
  status: Exclude<ChecklistItem['status'], 'Pending'>;
  notes?: string;
}
export type Answers = Record<string, Answer>;

/** An OTP that is under way. */
export interface SentOtp {
  expiresAt: string;
  sentTo: string;
}

/** The answers that the server already has. */
export const answersOf = ({ checklist }: Device): Answers =>
  Object.fromEntries(
    checklist.flatMap(({ id, status, notes }) => (status === 'Pending' ? [] : [[id, { status, notes }]])),
  );

/** How many items have which answer, and how many count at all. */
export function tally({ checklist }: Device, answers: Answers) {
  const count = (status: Answer['status']) => checklist.filter(({ id }) => answers[id]?.status === status).length;
  const [passed, failed, notApplicable] = [count('Passed'), count('Failed'), count('Not Applicable')];
  const done = passed + failed + notApplicable;
  const total = checklist.length;
  return { passed, failed, done, total, left: total - done, counting: total - notApplicable };
}
