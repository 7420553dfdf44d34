import { Injectable } from '@nestjs/common';
import {
  type Actor,
  afterWorkingDays,
  answersClaim,
  claimStatusesToAnswer,
  mostClaimNotes,
  openClaimStatuses,
  type WarrantyClaim,
  warrantyClaimDays,
  type WarrantyClaimProposal,
  type warrantyClaims,
} from '@portal/contracts';
import { type Call, Kit, newId, refuse, rowsFor, textFilter, type Where } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { today } from '../days.js';
import { SupportContactsRepository } from '../support-contacts/support-contacts.repository.js';
import { ClaimCover } from './claim-cover.js';
import { warrantyClaimErrors, warrantyClaimLimit } from './warranty-claim.errors.js';
import { claimMoved, claimNoted } from './warranty-claim.events.js';
import { sortable, WarrantyClaimRepository } from './warranty-claim.repository.js';
import type { WarrantyClaimRecord } from './warranty-claim.schema.js';
import { claimEntry, claimRowView, claimView, sideOf } from './warranty-claim.view.js';

type Create = Call<typeof warrantyClaims.create>;

/** Warranty claims: who sees them, how they are raised and what their sides write. */
@Injectable()
export class WarrantyClaimService {
  constructor(
    private readonly kit: Kit,
    private readonly claims: WarrantyClaimRepository,
    private readonly covers: ClaimCover,
    private readonly contacts: SupportContactsRepository,
  ) {}

  async list({ actor, query }: Call<typeof warrantyClaims.list>) {
    const { status, wish, assetId, open, waiting, due, q } = query;
    const filters: Where<WarrantyClaimRecord>[] = [
      rowsFor(actor, 'view', 'WarrantyClaim'),
      status ? { status } : {},
      wish ? { wish } : {},
      assetId ? { assetId } : {},
      open ? { status: { $in: [...openClaimStatuses] } } : {},
      waiting ? waitingFor(actor) : {},
      due ? { dueOn: { $lte: today() } } : {},
      textFilter(q, ['number', 'assetName', 'serialNumber', 'assetUid']),
    ];
    const page = await this.claims.list(filters, query, sortable, '-createdAt');
    return { ...page, items: page.items.map(claimRowView) };
  }

  async get({ actor, params }: Call<typeof warrantyClaims.get>): Promise<WarrantyClaim> {
    return this.shown(actor, await this.claims.findOrFail(params.id, rowsFor(actor, 'view', 'WarrantyClaim')));
  }

  async proposal({ actor, params, token }: Call<typeof warrantyClaims.proposal>): Promise<WarrantyClaimProposal> {
    const asset = await this.covers.assetFor(actor, params.id);
    if (!asset) throw refuse('NOT_FOUND');
    const [cover, answeredBy, isOpen, own] = await Promise.all([
      asset.status === 'Disposed' ? undefined : this.covers.of(asset),
      this.covers.answererOf(asset, token),
      this.claims.exists({ openKey: asset._id }),
      this.claims.findOne({ $and: [{ openKey: asset._id }, rowsFor(actor, 'view', 'WarrantyClaim')] }),
    ]);
    const { _id: id, name, serialNumber, brand } = asset;
    return {
      asset: { id, name, serialNumber, brand },
      ...(cover
        ? {
            cover: {
              kind: cover.coverKind,
              endDate: cover.coverEndDate,
              ...(cover.coverNumber ? { number: cover.coverNumber } : {}),
            },
          }
        : {}),
      answeredBy,
      isOpen: isOpen,
      ...(own ? { open: { id: own._id, number: own.number } } : {}),
    };
  }

  async create(call: Create): Promise<WarrantyClaim> {
    return this.shown(call.actor, await this.claims.once(call, () => this.make(call)));
  }

  async addNote(call: Call<typeof warrantyClaims.addNote>): Promise<WarrantyClaim> {
    const { actor, params, body, ifMatch, key, bodyHash } = call;
    const rows = rowsFor(actor, 'edit', 'WarrantyClaim');
    const after = await this.claims.update(
      params.id,
      rows,
      (claim) => {
        if (!openClaimStatuses.includes(claim.status)) throw refuse('ILLEGAL_MOVE');
        if (claim.history.filter(({ status }) => !status).length >= mostClaimNotes)
          throw warrantyClaimErrors.manyNotes();
        const isAnswered = answersClaim(actor, claim) && actor.id !== claim.raisedById;
        return {
          push: { history: claimEntry(actor, 'Note added', undefined, body.note) },
          event: claimNoted(actor, claim, isAnswered),
        };
      },
      { ifMatch, request: { actor, key, bodyHash } },
    );
    return this.shown(actor, after);
  }

  /** As the actor sees it, with the support contact that the office has set. */
  async shown(actor: Actor, claim: WarrantyClaimRecord): Promise<WarrantyClaim> {
    const { buyerOrganizationId } = claim;
    return claimView(actor, claim, buyerOrganizationId ? await this.contacts.find(buyerOrganizationId) : undefined);
  }

  private async make(call: Create): Promise<WarrantyClaimRecord> {
    const { actor, body, token } = call;
    const asset = await this.covers.assetFor(actor, body.assetId);
    if (!asset) throw warrantyClaimErrors.noAsset();
    if (asset.status === 'Disposed') throw warrantyClaimErrors.disposed();
    const cover = await this.covers.of(asset);
    if (!cover) throw warrantyClaimErrors.uncovered();
    if (await this.claims.exists({ openKey: asset._id })) throw warrantyClaimErrors.open();
    const answeredBy = await this.covers.answererOf(asset, token);
    if (answeredBy === 'seller' && actor.role === 'Seller') throw warrantyClaimErrors.ownAnswer();
    await this.kit.attempts.take(warrantyClaimLimit, actor.id);
    const record = { type: 'WarrantyClaim', id: newId() };
    const files = await this.kit.files.claim(body.files, 'files', 'claimFile', actor, record);
    const { problem, since, wish } = body;
    const fields = {
      _id: record.id,
      number: await this.kit.numbers.next('CLM'),
      status: 'Submitted' as const,
      ...{ answeredBy, problem, since, wish, files, ...cover },
      ...aboutAsset(asset),
      ...raisedBy(actor),
      dueOn: afterWorkingDays(today(), warrantyClaimDays.decision),
      history: [claimEntry(actor, 'Claim raised', 'Submitted')],
    };
    try {
      return await this.claims.createOnce(fields, claimMoved(actor, fields, 'Submitted'), call);
    } catch (refusal) {
      await this.kit.files.release(record);
      throw refusal;
    }
  }
}

/** Those in which the actor has the next step. */
function waitingFor({ role }: Actor): Where<WarrantyClaimRecord> {
  const toAnswer = { status: { $in: [...claimStatusesToAnswer] } };
  if (role === 'OEM' || role === 'Super Admin') return toAnswer;
  if (role === 'Seller') return { ...toAnswer, answeredBy: 'seller' };
  return { status: 'Resolved' };
}

const aboutAsset = (asset: AssetRecord) => ({
  assetId: asset._id,
  assetUid: asset.assetUid,
  assetName: asset.name,
  serialNumber: asset.serialNumber,
  brand: asset.brand,
  openKey: asset._id,
  sellerOrderId: asset.sellerOrderId,
  sellerOrganizationId: asset.sellerOrganizationId,
  sellerName: asset.sellerName,
  ...(asset.buyerOrganizationId ? { buyerOrganizationId: asset.buyerOrganizationId } : {}),
  ...(asset.buyerName ? { officeName: asset.buyerName } : {}),
});

const raisedBy = (actor: Actor) => ({
  raisedBySide: sideOf(actor),
  raisedById: actor.id,
  raisedBy: actor.name,
  raisedByOrganizationId: actor.organizationId,
});
