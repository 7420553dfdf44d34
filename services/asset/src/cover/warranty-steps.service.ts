import { Injectable } from '@nestjs/common';
import { type Actor, type cover, keysOf, WarrantyChange } from '@portal/contracts';
import { type Call, type Change, historyOf, invalid, Kit, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { assetEvent } from '../assets/asset.draft.js';
import { coverErrors } from './cover.errors.js';
import type { WarrantyRecord } from './cover.schema.js';
import { warrantyStatusOf } from './cover.view.js';
import { WarrantyRepository } from './warranty.repository.js';
import { warrantyEvent } from './warranty.events.js';

const changeable = keysOf(WarrantyChange.shape);

/** What becomes of a warranty once it is registered; its asset follows with the same transaction. */
@Injectable()
export class WarrantySteps {
  constructor(
    private readonly kit: Kit,
    private readonly warranties: WarrantyRepository,
    private readonly assets: AssetRepository,
  ) {}

  change({ actor, params, body, ifMatch }: Call<typeof cover.changeWarranty>): Promise<WarrantyRecord> {
    return this.warranties.update(
      params.id,
      rowsFor(actor, 'edit', 'Warranty'),
      (warranty) => {
        if (warranty.status === 'Cancelled') throw refuse('ILLEGAL_MOVE');
        return {
          set: body,
          unset: changeable.filter((name) => body[name] === undefined),
          push: { history: historyOf(actor, 'Warranty changed') },
          event: warrantyEvent('updated', actor, warranty),
        };
      },
      { ifMatch },
    );
  }

  extend({ actor, params, body, ifMatch }: Call<typeof cover.extendWarranty>): Promise<WarrantyRecord> {
    const { warrantyEndDate, note } = body;
    return this.step(actor, params.id, ifMatch, (warranty, asset) => {
      if (warranty.status === 'Cancelled' || asset?.status === 'Disposed') throw refuse('ILLEGAL_MOVE');
      if (warrantyEndDate <= warranty.warrantyEndDate)
        throw invalid({ warrantyEndDate: 'The new end must be after the present one' });
      return {
        set: { warrantyEndDate },
        push: { history: historyOf(actor, 'Warranty extended', 'Active', note) },
        event: warrantyEvent('extended', actor, { ...warranty, warrantyEndDate }),
      };
    });
  }

  cancel({ actor, params, body, ifMatch }: Call<typeof cover.cancelWarranty>): Promise<WarrantyRecord> {
    return this.step(actor, params.id, ifMatch, (warranty) => {
      if (warrantyStatusOf(warranty) !== 'Active') throw refuse('ILLEGAL_MOVE');
      return {
        set: { status: 'Cancelled', reason: body.reason },
        push: { history: historyOf(actor, 'Warranty cancelled', 'Cancelled', body.reason) },
        event: warrantyEvent('cancelled', actor, { ...warranty, reason: body.reason }),
      };
    });
  }

  private async step(
    actor: Actor,
    id: string,
    ifMatch: number | undefined,
    decide: (warranty: WarrantyRecord, asset: AssetRecord | null) => Change<WarrantyRecord>,
  ): Promise<WarrantyRecord> {
    const after = await withTransaction(this.kit.database, async (session) => {
      let before = '';
      const rows = rowsFor(actor, 'edit', 'Warranty');
      const note = async (warranty: WarrantyRecord) => {
        before = warranty.warrantyEndDate;
        return decide(warranty, await this.assets.findOne({ _id: warranty.assetId }, { session }));
      };
      const warranty = await this.warranties.update(id, rows, note, { ifMatch, session });
      await this.follow(warranty, before, actor, session);
      // The asset was written before, as it is by a registration: what runs beside it is seen here, or there.
      await this.assertRunsAlone(warranty, session);
      return warranty;
    });
    this.assets.committed();
    this.warranties.recount();
    return after;
  }

  /** One that had ended runs again once it is extended. */
  private async assertRunsAlone(warranty: WarrantyRecord, session: ClientSession) {
    if (warrantyStatusOf(warranty) !== 'Active') return;
    const standing = await this.warranties.standingOf(warranty.assetId, session);
    if (standing.some((other) => other._id !== warranty._id && warrantyStatusOf(other) === 'Active'))
      throw coverErrors.warrantyRuns('warrantyEndDate');
  }

  /** The asset shows the end of the warranty of its that ends last, unless a later one was given by hand. */
  private async follow({ assetId }: WarrantyRecord, before: string, actor: Actor, session: ClientSession) {
    if (!(await this.assets.find(assetId))) return;
    const [last] = await this.warranties.standingOf(assetId, session);
    await this.assets.update(
      assetId,
      {},
      (asset) => {
        const byHand = asset.warrantyExpiry === before ? '' : (asset.warrantyExpiry ?? '');
        const end = [byHand, last?.warrantyEndDate ?? ''].sort().at(-1);
        const event = assetEvent('asset.updated', actor, asset);
        return end ? { set: { warrantyExpiry: end }, event } : { unset: ['warrantyExpiry'], event };
      },
      { session },
    );
  }
}
