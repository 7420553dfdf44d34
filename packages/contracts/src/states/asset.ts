import type { Move } from './machine.js';

export const assetStatuses = ['Active', 'Under Repair', 'Disposed'] as const;
export type AssetStatus = (typeof assetStatuses)[number];

/** Who says that an asset is in repair, or back; its holder of the own device alone. */
const repairers = ['Super Admin', 'Buyer', 'Seller', 'End User'] as const;

/** An asset; Disposed is the effect of an approved disposal and final, and nothing goes there from a repair. */
export const assetMoves: readonly Move<AssetStatus>[] = [
  { from: 'Active', to: 'Under Repair', action: 'Send to repair', who: repairers },
  { from: 'Under Repair', to: 'Active', action: 'Return from repair', who: repairers },
  { from: 'Active', to: 'Disposed', action: 'Dispose', who: [], effect: true },
];

export const disposalStatuses = ['None', 'Requested', 'Approved', 'Rejected'] as const;

export const deviceStatuses = ['Allocated', 'In Use', 'Under Maintenance'] as const;
export const checkStatuses = ['Pending', 'Completed', 'Failed'] as const;
export const checklistAnswers = ['Pending', 'Passed', 'Failed', 'Not Applicable'] as const;
export const verification = {
  passShare: 0.8,
  otpMinutes: 10,
  otpAttempts: 3,
  otpLength: 6,
  otpPauseSeconds: 30,
  otpsAnHour: 5,
  /** Of all devices, or of all orders of one seller, to one person. */
  otpsAnHourToOne: 20,
  /** So many days a device waits for its acknowledgment before its holder is reminded, again and again. */
  reminderDays: 3,
  /** So many days before a warranty ends its holder is told. */
  warrantyDays: 30,
} as const;

interface GivenAnswer {
  status: (typeof checklistAnswers)[number];
  /** Without it passed the device is not verified, whatever the share. */
  essential?: boolean;
}

/** Passed items divided by items that apply must be at least 80 %, and every essential item must pass. */
export function verificationResult(answers: readonly GivenAnswer[]): (typeof checkStatuses)[number] {
  if (answers.some(({ status }) => status === 'Pending')) return 'Pending';
  if (answers.some(({ status, essential }) => essential && status !== 'Passed')) return 'Failed';
  const applying = answers.filter(({ status }) => status !== 'Not Applicable');
  const passed = applying.filter(({ status }) => status === 'Passed').length;
  return applying.length > 0 && passed / applying.length >= verification.passShare ? 'Completed' : 'Failed';
}
