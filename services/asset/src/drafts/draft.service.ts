import { Injectable } from '@nestjs/common';
import {
  type AssetDraft,
  assetDraftMoves,
  assetDrafts as contract,
  type assetSerials,
  type DraftOutcome,
  moveBetween,
  NewAsset,
  serialKeyOf,
  toRupees,
} from '@portal/contracts';
import { type Call, type Change, DomainError, invalid, mayRow, refuse, rowsFor, textFilter } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import { Registration } from '../assets/registration.js';
import { noSuchContract } from '../contracts/contract.access.js';
import { draftErrors } from './draft.errors.js';
import { draftEvent } from './draft.events.js';
import { DraftRepository, sortable } from './draft.repository.js';
import type { DraftRecord } from './draft.schema.js';
import { RejectedAssets } from './rejected-assets.js';

type Acceptance = Call<typeof contract.accept>['body'];
type Asked = Pick<Call<typeof contract.accept>, 'actor' | 'key' | 'bodyHash'> & { body: Pick<Acceptance, 'ids'> };

/** Drafts of delivered assets: the office accepts them into the register, or refuses them. */
@Injectable()
export class DraftService {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly assets: AssetRepository,
    private readonly registration: Registration,
    private readonly rejected: RejectedAssets,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const { status, order, q } = query;
    const filters = { ...(status ? { status } : {}), ...(order ? { orderId: order } : {}) };
    const text = textFilter(q, ['serialNumber', 'name', 'gemContractNumber', 'deliveryNumber']);
    const rows = rowsFor(actor, 'view', 'AssetDraft');
    const page = await this.drafts.list([rows, filters, text], query, sortable, '-createdAt');
    return { ...page, items: page.items.map(draftView) };
  }

  /** Every draft is registered under its own id, so that a second click or another person makes nothing twice. */
  async accept(call: Call<typeof contract.accept>): Promise<DraftOutcome> {
    const found = await this.chosen(call);
    return outcomeOf(found, (draft) => this.acceptOne(call, draft));
  }

  async refuse(call: Call<typeof contract.refuse>): Promise<DraftOutcome> {
    const found = await this.chosen(call);
    return outcomeOf(found, (draft) => this.refuseOne(call, draft));
  }

  /** Which of these serial numbers an asset of the register has, in one question to its index. */
  async registered({ body: { items } }: Call<typeof assetSerials.registered>) {
    const keys = items.map(({ manufacturer = '', serialNumber }) => serialKeyOf(manufacturer, serialNumber));
    const found = await this.assets.findMany({ serialKey: { $in: keys } }, { fields: ['serialKey'] });
    const taken = new Set(found.map(({ serialKey }) => serialKey));
    return { registered: keys.flatMap((key, at) => (taken.has(key) ? [at] : [])) };
  }

  private async chosen(call: Asked): Promise<DraftRecord[]> {
    const { actor, body } = call;
    const chosen = [...new Set(body.ids)];
    const found = await Promise.all(chosen.map((id) => this.drafts.find(id)));
    const own = found.map((draft) => {
      if (!draft || !mayRow(actor, 'edit', 'AssetDraft', draft)) throw refuse('NOT_FOUND');
      return draft;
    });
    // A key that stood for something else is refused whole, before anything of it is done.
    await this.drafts.assertSameRequest(call);
    return own;
  }

  private async acceptOne(call: Call<typeof contract.accept>, draft: DraftRecord) {
    const { actor, body: said } = call;
    if (draft.status === 'Accepted') return;
    if (draft.status === 'Refused') throw refuse('ILLEGAL_MOVE');
    const registered = await this.registration.register({ id: draft._id, draft: newAssetOf(draft, said), actor });
    if (registered instanceof DomainError) throw isOrderUnknown(registered) ? draftErrors.orderUnknown() : registered;
    const { assetUid } = registered;
    const decide = (current: DraftRecord): Change<DraftRecord> =>
      current.status === 'To Accept'
        ? { set: { status: 'Accepted', assetUid }, event: draftEvent('accepted', actor, current) }
        : {};
    const after = await this.drafts.update(draft._id, {}, decide, { request: call });
    if (after.status !== 'Refused') return;
    // Somebody refused it meanwhile: then it is no asset.
    await this.rejected.remove(draft._id, actor);
    throw refuse('ILLEGAL_MOVE');
  }

  private async refuseOne(call: Call<typeof contract.refuse>, { _id }: DraftRecord) {
    const { actor, body } = call;
    const decide = (current: DraftRecord): Change<DraftRecord> => {
      const move = moveBetween(assetDraftMoves, current.status, 'Refused');
      if (!move || move.effect) throw refuse('ILLEGAL_MOVE');
      return { set: { status: move.to, reason: body.reason }, event: draftEvent('refused', actor, current) };
    };
    await this.drafts.update(_id, {}, decide, { request: call });
  }
}

/** Every draft came of an order of its office: where the register does not know that, the order's own event is still on its way. */
const isOrderUnknown = ({ details }: DomainError) => details.fields?.['gemContractNumber'] === noSuchContract;

/** Does it to each; what cannot be done is named, and the others are done. */
async function outcomeOf(drafts: DraftRecord[], work: (draft: DraftRecord) => Promise<void>): Promise<DraftOutcome> {
  const errors = await Promise.all(
    drafts.map((draft) =>
      work(draft).then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          return { id: draft._id, serialNumber: draft.serialNumber, error: error.message };
        },
      ),
    ),
  );
  const failed = errors.filter((error) => error !== undefined);
  return { done: drafts.length - failed.length, failed };
}

/** The asset as a form would have said it, checked by the form's own validator. */
function newAssetOf(draft: DraftRecord, { location, department, invoiceNumber, warrantyExpiry }: Acceptance) {
  const { name, category, serialNumber, gemContractNumber, purchaseDate, manufacturer, model } = draft;
  const parsed = NewAsset.safeParse({
    ...{ name, category, serialNumber, gemContractNumber, purchaseDate, manufacturer, model },
    value: toRupees(draft.value),
    warrantyExpiry: warrantyExpiry ?? draft.warrantyExpiry,
    ...{ location, department, invoiceNumber },
  });
  if (parsed.success) return { ...parsed.data, orderSource: draft.source ?? ('gem' as const) };
  const [issue] = parsed.error.issues;
  throw invalid({ [issue?.path.join('.') ?? '']: issue?.message ?? '' });
}

const draftView = (record: DraftRecord): AssetDraft => ({
  ...record,
  source: record.source ?? 'gem',
  id: record._id,
  value: toRupees(record.value),
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});
