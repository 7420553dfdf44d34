import { z } from 'zod';
import { FileIds, StoredFile } from '../kernel/file.js';
import { dayInIndia } from '../kernel/day.js';
import { HistoryEntry, ListQuery, Tracked } from '../kernel/list.js';
import { day, Id, oneOf, optional, optionalParagraph, paragraph } from '../kernel/text.js';
import { moveBetween } from '../states/machine.js';
import { claimAnswerers, warrantyClaimMoves, warrantyClaimStatuses } from '../states/warranty-claim.js';

/** So many claims somebody raises a day, and so many notes a claim holds. */
export const warrantyClaimsADay = 20;
export const mostClaimNotes = 100;

/** Working days until a claim is to be decided about, and from then on until it is to be resolved. */
export const warrantyClaimDays = { decision: 3, repair: 10 } as const;

export const claimWishes = ['Repair', 'Replacement'] as const;
/** What a claim rests on: a warranty that runs, or an AMC contract for which the order made the maker responsible. */
export const claimCoverKinds = ['warranty', 'amc'] as const;
/** On whose behalf somebody did something to a claim; names of people stay with the office. */
export const claimSides = ['office', 'holder', 'seller', 'maker', 'portal'] as const;

const isPast = (value: string) => value <= dayInIndia();

/** A new claim on the warranty of an asset; the day since when is not ahead. */
export const NewWarrantyClaim = z.object({
  assetId: Id.meta({ label: 'Asset' }),
  problem: paragraph('Please say what is wrong', 2000).meta({ label: 'What is wrong' }),
  since: day('Please enter since when')
    .refine(isPast, 'The date must not lie in the future')
    .meta({ label: 'Since when', unit: 'day' }),
  wish: oneOf(claimWishes, 'Please choose repair or replacement').default('Repair').meta({ label: 'Wish' }),
  files: FileIds.max(5, 'At most 5 files are allowed').default([]).meta({ label: 'Photos and files' }),
});

const steps = ['Accepted', 'Rejected', 'In Repair', 'Resolved', 'Reopened', 'Closed', 'Withdrawn'] as const;
const needsOf = (to: (typeof steps)[number]) =>
  warrantyClaimStatuses.map((from) => moveBetween(warrantyClaimMoves, from, to)?.needs).find(Boolean);

/** The next step of a claim, with its reason or what was done; the serial number of what came in place of the asset, if anything did. */
export const WarrantyClaimStep = z
  .object({
    status: oneOf(steps, 'Please choose a status').meta({ label: 'Status' }),
    reason: optionalParagraph().meta({ label: 'Reason' }),
    resolution: optionalParagraph(2000).meta({ label: 'What was done' }),
    replacementSerial: optional(100).meta({ label: 'Serial number of the replacement' }),
  })
  .refine(({ status, reason }) => needsOf(status) !== 'reason' || reason, {
    path: ['reason'],
    error: 'Please give a reason',
  })
  .refine(({ status, resolution }) => needsOf(status) !== 'resolution' || resolution, {
    path: ['resolution'],
    error: 'Please say what was done',
  })
  .refine(({ status, replacementSerial }) => status === 'Resolved' || !replacementSerial, {
    path: ['replacementSerial'],
    error: 'A replacement is named with what was done',
  });

/** What the sides of a claim write to each other. */
export const NewWarrantyClaimNote = z.object({ note: paragraph('Please enter a note').meta({ label: 'Note' }) });

const ClaimEntry = HistoryEntry.extend({ side: z.enum(claimSides).meta({ label: 'Side' }) });

/** The support contact of the office, where it has set one. */
const DeskContact = z.object({
  phone: z.string().meta({ label: 'Contact phone' }),
  email: z.string().meta({ label: 'Contact email' }),
  hours: z.string().optional().meta({ label: 'Hours' }),
});

/** A claim on the warranty of an asset. */
export const WarrantyClaim = Tracked.extend({
  number: z.string().meta({ label: 'Number' }),
  status: z.enum(warrantyClaimStatuses).meta({ label: 'Status' }),
  answeredBy: z.enum(claimAnswerers).meta({ label: 'Answered by' }),
  assetId: z.string().meta({ label: 'Asset (id)' }),
  assetUid: z.string().meta({ label: 'Asset UID' }),
  assetName: z.string().meta({ label: 'Asset' }),
  serialNumber: z.string().meta({ label: 'Serial number' }),
  brand: z.string().meta({ label: 'Brand' }),
  coverKind: z.enum(claimCoverKinds).meta({ label: 'Cover' }),
  /** Of the warranty or contract; none where only the asset itself says until when it is covered. */
  coverId: z.string().optional().meta({ label: 'Cover (id)' }),
  coverNumber: z.string().optional().meta({ label: 'Cover number' }),
  coverEndDate: z.string().meta({ label: 'Covered until', unit: 'day' }),
  problem: z.string().meta({ label: 'What is wrong' }),
  since: z.string().meta({ label: 'Since when', unit: 'day' }),
  wish: z.enum(claimWishes).meta({ label: 'Wish' }),
  files: z.array(StoredFile).meta({ label: 'Photos and files' }),
  /** Until when the next step of who answers it is awaited; of no other claim. */
  dueOn: z.string().optional().meta({ label: 'Due on', unit: 'day' }),
  /** Why it was rejected. */
  reason: z.string().optional().meta({ label: 'Reason' }),
  resolution: z.string().optional().meta({ label: 'What was done' }),
  replacementSerial: z.string().optional().meta({ label: 'Serial number of the replacement' }),
  officeName: z.string().optional().meta({ label: 'Office' }),
  sellerOrganizationId: z.string().meta({ label: 'Seller organization (id)' }),
  sellerName: z.string().meta({ label: 'Seller' }),
  raisedBySide: z.enum(claimSides).meta({ label: 'Raised by side' }),
  raisedById: z.string().meta({ label: 'Raised by (id)' }),
  raisedBy: z.string().meta({ label: 'Raised by' }),
  history: z.array(ClaimEntry).meta({ label: 'History' }),
  /** Whom to ask at the office, once the claim was accepted. */
  deskContact: DeskContact.optional(),
  /** What the reader may do with it now. */
  steps: z.array(z.enum(warrantyClaimStatuses)),
});
export type WarrantyClaim = z.output<typeof WarrantyClaim>;

const nameless = z.array(ClaimEntry.omit({ by: true, byId: true }));
const raiser = { raisedById: true, raisedBy: true } as const;
const seller = { sellerOrganizationId: true, sellerName: true } as const;

/** Names of people are the office's own; who supplied an asset is no business of its maker. */
export const claimViews = {
  Seller: WarrantyClaim.omit(raiser).extend({ history: nameless }),
  OEM: WarrantyClaim.omit({ ...raiser, ...seller }).extend({ history: nameless }),
  'End User': WarrantyClaim.omit({ ...raiser, sellerOrganizationId: true }).extend({ history: nameless }),
};

const detail = { history: true, files: true, deskContact: true, steps: true, problem: true, resolution: true } as const;
/** A claim as a row of a list. */
export const WarrantyClaimRow = WarrantyClaim.omit(detail);
export type WarrantyClaimRow = z.output<typeof WarrantyClaimRow>;
export const claimRowViews = {
  Seller: claimViews.Seller.omit(detail),
  OEM: claimViews.OEM.omit(detail),
  'End User': claimViews['End User'].omit(detail),
};

/** By what lists of claims are narrowed; names that it does not know are refused. */
export const WarrantyClaimQuery = ListQuery.extend({
  status: z.enum(warrantyClaimStatuses).optional(),
  wish: z.enum(claimWishes).optional(),
  assetId: Id.optional(),
  /** Those that have not ended. */
  open: z.literal('yes').optional(),
  /** Those in which the next step is the reader's. */
  waiting: z.literal('yes').optional(),
  /** Those whose day is today or over. */
  due: z.literal('yes').optional(),
});

/** What a claim on the warranty of an asset would be: what covers it, who answers, and whether one is open already. */
export const WarrantyClaimProposal = z.object({
  asset: z.object({ id: z.string(), name: z.string(), serialNumber: z.string(), brand: z.string() }),
  cover: z.object({ kind: z.enum(claimCoverKinds), number: z.string().optional(), endDate: z.string() }).optional(),
  answeredBy: z.enum(claimAnswerers),
  isOpen: z.boolean(),
  /** The one that is open, where the reader sees it. */
  open: z.object({ id: z.string(), number: z.string() }).optional(),
});
export type WarrantyClaimProposal = z.output<typeof WarrantyClaimProposal>;
