import { Injectable } from '@nestjs/common';
import { assetMoves, type assets, dayInIndia, moveBetween, toPaise } from '@portal/contracts';
import { type Call, refuse, rowsFor } from '@portal/service-kit';
import { AssetChanges } from '../assets/asset-changes.js';
import type { AssetRecord, Disposal } from '../assets/asset-record.js';
import { assetEvent } from '../assets/asset.draft.js';
import { assetErrors } from '../assets/asset.errors.js';

/** What is in a workshop or in somebody's hands cannot go. */
function mayGo({ status, endUserId }: AssetRecord) {
  if (status === 'Under Repair') throw assetErrors.inRepair();
  if (endUserId) throw assetErrors.held();
  if (!moveBetween(assetMoves, status, 'Disposed')) throw refuse('ILLEGAL_MOVE');
}

/** The end of an asset: asked for by one, decided by another. */
@Injectable()
export class DisposalService {
  constructor(private readonly changes: AssetChanges) {}

  /** The same request again is answered with the asset as it is now. */
  request({ actor, params, body, ifMatch, key, bodyHash }: Call<typeof assets.requestDisposal>): Promise<AssetRecord> {
    return this.changes.change(
      params.id,
      rowsFor(actor, 'edit', 'Asset'),
      (asset) => {
        if (asset.disposal.status === 'Requested') throw refuse('ILLEGAL_MOVE');
        mayGo(asset);
        const disposal: Disposal = {
          status: 'Requested',
          ...body,
          reservePrice: body.reservePrice === undefined ? undefined : toPaise(body.reservePrice),
          requestedBy: actor.name,
          requestedById: actor.id,
          requestedAt: new Date(),
        };
        const notice = {
          roles: ['Super Admin'],
          title: 'The disposal of {{asset}} waits for a decision',
          values: { asset: asset.name },
          record: { type: 'asset', id: asset._id } as const,
        };
        return { set: { disposal }, event: assetEvent('asset.disposal-requested', actor, asset, { notice }) };
      },
      { ifMatch, request: { actor, key, bodyHash } },
    );
  }

  decide({ actor, params, body, ifMatch }: Call<typeof assets.decideDisposal>): Promise<AssetRecord> {
    return this.changes.change(
      params.id,
      rowsFor(actor, 'edit', 'Asset'),
      (asset) => {
        if (asset.disposal.status !== 'Requested') throw refuse('ILLEGAL_MOVE');
        if (asset.disposal.requestedById === actor.id) throw assetErrors.ownRequest();
        if (body.approved) mayGo(asset);
        const disposal: Disposal = {
          ...asset.disposal,
          status: body.approved ? 'Approved' : 'Rejected',
          decidedBy: actor.name,
          decidedAt: new Date(),
          note: body.note,
        };
        const notice = {
          users: asset.disposal.requestedById ? [asset.disposal.requestedById] : [],
          title: body.approved ? 'The disposal of {{asset}} was approved' : 'The disposal of {{asset}} was rejected',
          values: { asset: asset.name },
          record: { type: 'asset', id: asset._id } as const,
        };
        const status = body.approved ? ('Disposed' as const) : asset.status;
        const more = { notice, data: { approved: body.approved } };
        const event = assetEvent('asset.disposal-decided', actor, { ...asset, status }, more);
        return { set: { disposal, status }, event };
      },
      {
        ifMatch,
        trace: (asset) =>
          body.approved
            ? {
                eventType: 'disposal',
                description: 'Asset disposed',
                performedBy: actor.name,
                location: asset.location,
                notes: asset.disposal.reason,
              }
            : undefined,
      },
    );
  }

  /** What left the office is recorded once it may go; recording it again corrects it. */
  handOver({ actor, params, body, ifMatch }: Call<typeof assets.handOver>): Promise<AssetRecord> {
    return this.changes.change(
      params.id,
      rowsFor(actor, 'edit', 'Asset'),
      (asset) => {
        const { status, decidedAt } = asset.disposal;
        if (status !== 'Approved') throw refuse('ILLEGAL_MOVE');
        if (decidedAt && body.handedOverOn < dayInIndia(decidedAt)) throw assetErrors.handedOverEarly();
        const handover = { ...body, price: toPaise(body.price), recordedBy: actor.name, recordedAt: new Date() };
        const { buyerOrganizationId } = asset;
        const organizations = buyerOrganizationId ? [buyerOrganizationId] : [];
        const event = assetEvent('asset.handed-over', actor, asset, { organizations, data: { method: body.method } });
        return { set: { disposal: { ...asset.disposal, handover } }, event };
      },
      { ifMatch },
    );
  }
}
