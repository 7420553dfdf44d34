import type { Move } from './machine.js';

export const assetStatuses = ['Active', 'Under Repair', 'Disposed'] as const;
export type AssetStatus = (typeof assetStatuses)[number];

/** An asset; Disposed is the effect of an approved disposal and final. */
export const assetMoves: readonly Move<AssetStatus>[] = [
  { from: 'Active', to: 'Under Repair', action: 'Send to repair', who: ['Super Admin', 'Buyer', 'Seller'] },
  { from: 'Under Repair', to: 'Active', action: 'Return from repair', who: ['Super Admin', 'Buyer', 'Seller'] },
  { from: 'Active', to: 'Disposed', action: 'Dispose', who: [], effect: true },
  { from: 'Under Repair', to: 'Disposed', action: 'Dispose', who: [], effect: true },
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
} as const;

/** Passed items divided by items that apply must be at least 80 %. */
export function verificationResult(
  answers: readonly (typeof checklistAnswers)[number][],
): (typeof checkStatuses)[number] {
  if (answers.includes('Pending')) return 'Pending';
  const applying = answers.filter((answer) => answer !== 'Not Applicable');
  const passed = applying.filter((answer) => answer === 'Passed').length;
  return applying.length > 0 && passed / applying.length >= verification.passShare ? 'Completed' : 'Failed';
}
