import { Injectable } from '@nestjs/common';
import { type Actor, type assets, dayInIndia, NewAsset, type NewLifecycleEvent, toPaise } from '@portal/contracts';
import { type Call, type Change, invalid, type NewEvent, refuse, rowsFor } from '@portal/service-kit';
import type { z } from 'zod';
import { AssetChanges } from '../assets/asset-changes.js';
import { assetEvent } from '../assets/asset.draft.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetErrors } from '../assets/asset.errors.js';
import { AssetService } from '../assets/asset.service.js';
import { AmcContractRepository } from '../cover/amc-contract.repository.js';
import { DepreciationService } from '../depreciation/depreciation.service.js';
import { movedTo } from '../devices/device.notices.js';
import { costsOf } from './costs.js';
import { healthOf } from './health.js';
import type { LifecycleRecord } from './lifecycle-record.js';
import { LifecycleRepository } from './lifecycle.repository.js';
import { purchasedWith, purchaseOf } from './purchase.js';

/** A clock may be this far ahead, in milliseconds. */
const clockSkew = 60_000;

const fieldsOf = ({ cost, timestamp, ...body }: z.output<typeof NewLifecycleEvent>) => ({
  ...body,
  cost: cost === undefined ? undefined : toPaise(cost),
  ...(timestamp ? { timestamp: new Date(timestamp) } : {}),
});

/** Events of an asset's life; who may see or edit the asset may see or edit them. */
@Injectable()
export class LifecycleService {
  constructor(
    private readonly store: LifecycleRepository,
    private readonly assets: AssetService,
    private readonly changes: AssetChanges,
    private readonly depreciation: DepreciationService,
    private readonly contracts: AmcContractRepository,
  ) {}

  async list({ actor, params }: Call<typeof assets.events>) {
    const asset = await this.assets.seen(actor, params.id);
    const [stored, policy] = await Promise.all([this.store.of(asset._id), this.depreciation.of(asset.category)]);
    const events = [...stored, purchaseOf(asset)].sort(newestFirst);
    const costs = await this.costsOf(asset, stored);
    return { events, health: { ...healthOf(asset, events, policy), costs } };
  }

  /** What an asset has cost its office up to now, in rupees. */
  async costsOf(asset: AssetRecord, events?: readonly LifecycleRecord[]) {
    const covering = { assetIds: asset._id, deletedAt: { $exists: false } };
    const [happened, contracts] = await Promise.all([
      events ?? this.store.of(asset._id),
      this.contracts.findMany(covering),
    ]);
    return costsOf(asset, happened, contracts);
  }

  /** A transfer moves the asset with the same write, and stays then as it is, unless it tells of the time before another one. */
  async add(call: Call<typeof assets.addEvent>) {
    const { actor, params, body } = call;
    const asset = await this.assets.seen(actor, params.id, 'edit');
    const earlier = await this.store.of(asset._id);
    const officeId = asset.buyerOrganizationId;
    const of = { assetId: asset._id, ...(officeId ? { officeId } : {}) };
    const fields = { timestamp: new Date(), ...fieldsOf(body), ...of, automatic: false };
    checkMoment(fields.timestamp, asset, earlier);
    checkType(body.eventType, asset);
    const made = event('created', actor, asset, body.eventType);
    const to = placeAfter(fields, earlier);
    if (!to) return this.store.createOnce(fields, made, call);
    return this.store.once(call, async () => {
      const details = { ...(asset.location ? { fromLocation: asset.location } : {}), ...fields.details };
      const stored = this.store.prepare({ ...fields, details, automatic: true }, made, call);
      await this.changes.change(asset._id, rowsFor(actor, 'edit', 'Asset'), (now) => moveTo(now, to, actor), {
        also: ({ version }, session) => this.store.insert([{ ...stored, assetVersion: version }], { session }),
      });
      return stored;
    });
  }

  async change({ actor, params, body, ifMatch }: Call<typeof assets.changeEvent>) {
    const asset = await this.assetOf(actor, params.id);
    const set = fieldsOf(body);
    checkType(body.eventType, asset);
    if (set.timestamp) checkMoment(set.timestamp, asset, await this.store.of(asset._id));
    return this.store.update(
      params.id,
      {},
      () => ({
        set,
        unset: (['cost', 'location', 'notes'] as const).filter((field) => set[field] === undefined),
        event: event('updated', actor, asset, body.eventType),
      }),
      { ifMatch },
    );
  }

  async remove({ actor, params, ifMatch }: Call<typeof assets.removeEvent>) {
    const asset = await this.assetOf(actor, params.id);
    await this.store.remove(params.id, {}, ({ eventType }) => event('deleted', actor, asset, eventType), [], {
      ifMatch,
    });
    return { success: true as const };
  }

  /** The asset of an event that people noted; what the portal noted itself stays as it is. */
  private async assetOf(actor: Actor, eventId: string) {
    const event = await this.store.find(eventId);
    const assetId = event?.assetId ?? purchasedWith(eventId);
    if (!assetId) throw refuse('NOT_FOUND');
    const asset = await this.assets.seen(actor, assetId, 'edit');
    if (!event || event.automatic) throw assetErrors.automaticEvent();
    return asset;
  }
}

/** A disposal is asked for and decided; only what was disposed of so may have more said about it. */
function checkType(eventType: LifecycleRecord['eventType'], { status }: AssetRecord) {
  if (eventType === 'disposal' && status !== 'Disposed') throw assetErrors.disposalByHand();
}

/** What happened lies between the purchase and the disposal, and not ahead. */
function checkMoment(at: Date, { purchaseDate, status }: AssetRecord, events: LifecycleRecord[]) {
  if (at.getTime() > Date.now() + clockSkew) throw assetErrors.eventAt('future');
  if (dayInIndia(at) < purchaseDate) throw assetErrors.eventAt('beforePurchase');
  const end = events.find(({ eventType, automatic }) => automatic && eventType === 'disposal');
  if (status === 'Disposed' && end && at > end.timestamp) throw assetErrors.eventAt('afterDisposal');
}

/** Where the asset is after a transfer, if it is the newest one; a place as the form of the asset takes it. */
function placeAfter(
  { eventType, details, timestamp }: Pick<LifecycleRecord, 'eventType' | 'details' | 'timestamp'>,
  earlier: LifecycleRecord[],
) {
  if (eventType !== 'transfer') return undefined;
  const place = NewAsset.shape.location.safeParse(details['toLocation']);
  if (!place.success) throw invalid({ 'details.toLocation': place.error.issues[0]?.message ?? '' });
  return earlier.some((one) => one.details['toLocation'] && one.timestamp > timestamp) ? undefined : place.data;
}

function moveTo(asset: AssetRecord, location: string, by: Actor): Change<AssetRecord> {
  if (asset.status === 'Disposed') throw refuse('ILLEGAL_MOVE');
  return { set: { location }, event: assetEvent('asset.updated', by, asset, movedTo(asset, location)) };
}

// The sort is stable: of the same moment, what was stored comes before the purchase, which was first.
const newestFirst = (a: LifecycleRecord, b: LifecycleRecord) => b.timestamp.getTime() - a.timestamp.getTime();

const event = (
  done: 'created' | 'updated' | 'deleted',
  by: Actor,
  asset: AssetRecord,
  eventType: string,
): NewEvent => ({
  subject: `asset.lifecycle.${done}`,
  by,
  label: `${asset.name} (${asset.serialNumber})`,
  organizations: [asset.sellerOrganizationId, ...(asset.buyerOrganizationId ? [asset.buyerOrganizationId] : [])],
  data: { assetId: asset._id, eventType },
});
