import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import {
  claimRowViews,
  claimViews,
  NewWarrantyClaim,
  NewWarrantyClaimNote,
  WarrantyClaim,
  WarrantyClaimProposal,
  WarrantyClaimQuery,
  WarrantyClaimRow,
  WarrantyClaimStep,
} from './warranty-claim.js';

const sides = ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User'] as const;
const readers = {
  any: ['warranty:view', 'complaints:warranty_claims', 'sales:view', 'assets:view'],
  only: sides,
} as const;
const raisers = {
  any: ['warranty:create', 'warranty:check', 'complaints:create'],
  only: ['Super Admin', 'Buyer', 'Seller', 'End User'],
} as const;
const movers = {
  any: ['warranty:edit', 'warranty:approve', 'warranty:check', 'complaints:warranty_claims', 'complaints:edit'],
  only: sides,
} as const;

/** Claims on the warranties of assets: raised by who has or sold them, answered by their maker. */
export const warrantyClaims = {
  list: operation({
    subject: 'asset.warranty-claim.list',
    method: 'GET',
    path: '/warranty-claims',
    summary: 'Warranty claims that the asker sees; unknown names of sort or filter answer 422',
    needs: readers,
    query: WarrantyClaimQuery,
    reply: pageOf(WarrantyClaimRow),
    views: {
      Seller: pageOf(claimRowViews.Seller),
      OEM: pageOf(claimRowViews.OEM),
      'End User': pageOf(claimRowViews['End User']),
    },
  }),
  get: operation({
    subject: 'asset.warranty-claim.get',
    method: 'GET',
    path: '/warranty-claims/{id}',
    summary: 'One warranty claim with its files and history',
    needs: readers,
    params: ById,
    reply: WarrantyClaim,
    views: claimViews,
  }),
  proposal: operation({
    subject: 'asset.warranty-claim.propose',
    method: 'GET',
    path: '/assets/{id}/warranty-claim-proposal',
    summary: 'What covers an asset, or a device of the asker, who would answer a claim, and whether one is open',
    needs: raisers,
    params: ById,
    reply: WarrantyClaimProposal,
  }),
  create: operation({
    subject: 'asset.warranty-claim.create',
    method: 'POST',
    path: '/warranty-claims',
    summary: 'Raise a claim on a warranty that runs; of an asset one is open at a time',
    needs: raisers,
    body: NewWarrantyClaim,
    reply: WarrantyClaim,
    views: { Seller: claimViews.Seller, 'End User': claimViews['End User'] },
    status: 201,
  }),
  move: operation({
    subject: 'asset.warranty-claim.move',
    method: 'PUT',
    path: '/warranty-claims/{id}/status',
    summary:
      'Accept, reject, repair and resolve a claim as who answers it; withdraw, close or reopen it as who raised it or the office',
    needs: movers,
    params: ById,
    body: WarrantyClaimStep,
    reply: WarrantyClaim,
    views: claimViews,
  }),
  addNote: operation({
    subject: 'asset.warranty-claim.add-note',
    method: 'POST',
    path: '/warranty-claims/{id}/notes',
    summary: 'Write to the other side of a claim that has not ended',
    needs: movers,
    params: ById,
    body: NewWarrantyClaimNote,
    reply: WarrantyClaim,
    views: claimViews,
    status: 201,
  }),
};
