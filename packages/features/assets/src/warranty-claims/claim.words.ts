import type { claimCoverKinds, ClaimAnswerer, claimSides, WarrantyClaim } from '@portal/contracts';

type Entry = WarrantyClaim['history'][number];
/** A claim as a screen gets it: who raised it and who did what only some roles read. */
export type ShownClaim = Omit<WarrantyClaim, 'raisedBy' | 'history'> & {
  raisedBy?: string;
  history: readonly (Omit<Entry, 'by'> & { by?: string })[];
};

/** What the sides of a claim are called; each is a key of the texts. */
export const sideLabels: Record<(typeof claimSides)[number], string> = {
  office: 'Office',
  holder: 'Holder',
  seller: 'Seller',
  maker: 'Manufacturer',
  portal: 'Portal',
};
export const answererLabels: Record<ClaimAnswerer, string> = { maker: 'Manufacturer', seller: 'Seller' };
export const coverLabels: Record<(typeof claimCoverKinds)[number], string> = {
  warranty: 'Warranty',
  amc: 'AMC contract',
};
