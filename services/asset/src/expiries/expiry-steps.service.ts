import { Injectable } from '@nestjs/common';
import type { Actor, expiries, ExpiryKind } from '@portal/contracts';
import { type Call, Kit, type NewEvent, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { assetEvent } from '../assets/asset.draft.js';
import type { AssetRecord, StoredAcknowledgment } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import type { AmcRecord } from '../cover/cover.schema.js';
import { endFields } from './end.js';
import { ExpiryService } from './expiry.service.js';
import { acknowledgedOf } from './expiry.view.js';

type Done = 'acknowledged' | 'taken-back';

/** Acknowledging what ends, and taking that back: of an AMC contract for all its assets at once. */
@Injectable()
export class ExpirySteps {
  constructor(
    private readonly kit: Kit,
    private readonly assets: AssetRepository,
    private readonly contracts: AmcContractRepository,
    private readonly expiries: ExpiryService,
  ) {}

  async acknowledge({ actor, params, body }: Call<typeof expiries.acknowledge>) {
    const { id, kind } = params;
    const asset = await this.assets.findOrFail(id, rowsFor(actor, 'edit', 'Asset'));
    if (asset.status === 'Disposed') throw refuse('ILLEGAL_MOVE');
    if (asset[endFields[kind]] !== body.endDate) throw refuse('STALE');
    // Said before: saying it again changes nothing.
    if (acknowledgedOf(asset, kind)) return this.expiries.one(asset, kind);
    const said = { end: body.endDate, by: actor.name, byId: actor.id, at: new Date(), note: body.note };
    return this.write(actor, asset, kind, said);
  }

  async takeBack({ actor, params }: Call<typeof expiries.takeBack>) {
    const { id, kind } = params;
    const asset = await this.assets.findOrFail(id, rowsFor(actor, 'edit', 'Asset'));
    return acknowledgedOf(asset, kind) ? this.write(actor, asset, kind) : this.expiries.one(asset, kind);
  }

  /** What is said of an end, or nothing any more; where a contract says it, of that and of every asset that shows it. */
  private async write(actor: Actor, asset: AssetRecord, kind: ExpiryKind, said?: StoredAcknowledgment) {
    const end = asset[endFields[kind]];
    const contract = kind === 'amc' ? (await this.contracts.ofAssets([asset._id])).get(asset._id) : undefined;
    const { buyerOrganizationId } = asset;
    const isOwn = contract?.endDate === end && contract?.buyerOrganizationId === buyerOrganizationId;
    const covering = isOwn ? contract : undefined;
    const after = await withTransaction(this.kit.database, async (session) => {
      if (covering) await this.ofContract(covering, actor, said, session);
      const others = (covering?.assetIds ?? []).filter((id) => id !== asset._id);
      const noted = { kind, end, said, office: buyerOrganizationId };
      for (const id of others) await this.ofAsset(id, noted, session);
      // Its seller is still reminded, and learns nothing of it.
      const organizations = buyerOrganizationId ? [buyerOrganizationId] : [];
      const event = covering ? undefined : assetEvent(`expiry.${doneBy(said)}`, actor, asset, { organizations });
      return this.ofAsset(asset._id, { ...noted, event }, session);
    });
    this.assets.committed();
    return this.expiries.one(after ?? asset, kind);
  }

  private ofContract(
    { _id, endDate }: AmcRecord,
    actor: Actor,
    said: StoredAcknowledgment | undefined,
    session: ClientSession,
  ) {
    return this.contracts.update(
      _id,
      {},
      (contract) => {
        if (contract.endDate !== endDate) throw refuse('STALE');
        const event: NewEvent = {
          subject: `asset.expiry.${doneBy(said)}`,
          by: actor,
          label: `${contract.contractNumber} · ${contract.provider}`,
          organizations: contract.buyerOrganizationId ? [contract.buyerOrganizationId] : [],
        };
        return { ...(said ? { set: { acknowledged: said } } : { unset: ['acknowledged'] }), event, quiet: true };
      },
      { session },
    );
  }

  /** An asset of the contract that shows another end, or is there no longer, stays as it is. */
  private async ofAsset(id: string, { kind, end, said, office, event }: Noted, session: ClientSession) {
    const own = { _id: id, deletedAt: { $eq: null }, buyerOrganizationId: office ?? { $exists: false } };
    const [present] = await this.assets.findMany(own, { fields: ['_id'], session });
    if (!present) return undefined;
    return this.assets.update(
      id,
      {},
      (asset) => {
        if (asset[endFields[kind]] !== end) return {};
        const { [kind]: _, ...others } = asset.acknowledged ?? {};
        return {
          set: { acknowledged: said ? { ...others, [kind]: said } : others },
          quiet: true,
          ...(event ? { event } : {}),
        };
      },
      { session },
    );
  }
}

/** What becomes of an end of assets of one office. */
interface Noted {
  kind: ExpiryKind;
  end?: string;
  said?: StoredAcknowledgment;
  office?: string;
  event?: NewEvent;
}

const doneBy = (said: StoredAcknowledgment | undefined): Done => (said ? 'acknowledged' : 'taken-back');
