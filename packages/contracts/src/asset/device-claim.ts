import { z } from 'zod';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, Id, optionalParagraph, required } from '../kernel/text.js';
import { assetStatuses } from '../states/asset.js';
import { deviceClaimStatuses } from '../states/device-claim.js';

/** So many claims somebody makes a day: a serial number is read off a device, not guessed. */
export const claimsADay = 10;

/** An asset of the office that has the serial number of a claim. */
export const ClaimedAsset = z.object({
  id: z.string(),
  assetUid: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  status: z.enum(assetStatuses),
  /** Who has it now. */
  heldBy: z.string().optional(),
});
export type ClaimedAsset = z.output<typeof ClaimedAsset>;

/** That somebody has a device: the office decides. It tells the one who claims nothing of what the register holds. */
export const DeviceClaim = Tracked.extend({
  serialNumber: z.string().meta({ label: 'Serial number' }),
  status: z.enum(deviceClaimStatuses).meta({ label: 'Status' }),
  claimedById: z.string().meta({ label: 'Claimed by (id)' }),
  claimedBy: z.string().meta({ label: 'Claimed by' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  decidedBy: z.string().optional().meta({ label: 'Decided by' }),
  assetId: z.string().optional().meta({ label: 'Asset (id)' }),
});
export type DeviceClaim = z.output<typeof DeviceClaim>;

/** A claim as the office sees it: with the assets that it can be about. */
const OfficeClaim = DeviceClaim.extend({ matches: z.array(ClaimedAsset).optional() });
export type OfficeClaim = z.output<typeof OfficeClaim>;

const OwnClaim = DeviceClaim.omit({ assetId: true });

export const DeviceClaimDecision = z
  .object({
    confirmed: z.boolean(),
    /** Which of the assets with this serial number it is. */
    assetId: Id.optional(),
    reason: optionalParagraph().meta({ label: 'Reason' }),
  })
  .refine(({ confirmed, reason }) => confirmed || reason !== undefined, {
    path: ['reason'],
    message: 'Please give a reason',
  })
  .refine(({ confirmed, assetId }) => !confirmed || assetId !== undefined, {
    path: ['assetId'],
    message: 'Please choose the device of this serial number',
  });

export const deviceClaims = {
  create: operation({
    subject: 'asset.claim.create',
    method: 'POST',
    path: '/enduser/devices/add',
    summary:
      'Claim a device of the own office by its serial number; the answer is the same whether there is such a device or not',
    needs: { any: ['devices:acknowledge'], only: ['End User'] },
    body: z.object({ serialNumber: required('Serial number is required', 100).meta({ label: 'Serial number' }) }),
    reply: OwnClaim,
    status: 201,
  }),
  list: operation({
    subject: 'asset.claim.list',
    method: 'GET',
    path: '/device-claims',
    summary: 'Claims of devices: the own ones, or those of the own office; unknown names of sort or filter answer 422',
    needs: { any: ['devices:view', 'assets:view'], only: ['Super Admin', 'Buyer', 'End User'] },
    query: ListQuery.extend({ status: z.enum(deviceClaimStatuses).optional() }),
    reply: pageOf(OfficeClaim),
    views: { 'End User': pageOf(OwnClaim) },
  }),
  decide: operation({
    subject: 'asset.claim.decide',
    method: 'PUT',
    path: '/device-claims/{id}/decision',
    summary: 'Confirm a claim, which assigns the asset to who claimed it, or refuse it with a reason',
    needs: { any: ['assets:edit'], only: ['Buyer'] },
    params: ById,
    body: DeviceClaimDecision,
    reply: OfficeClaim,
  }),
};
