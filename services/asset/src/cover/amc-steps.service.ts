import { Injectable } from '@nestjs/common';
import {
  type Actor,
  amcMoves,
  type AmcStatus,
  AmcTerms,
  type cover,
  keysOf,
  moveBetween,
  toPaise,
} from '@portal/contracts';
import {
  type Call,
  type Change,
  historyOf,
  invalid,
  Kit,
  newId,
  refuse,
  rowsFor,
  withTransaction,
} from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { AssetRepository } from '../assets/asset.repository.js';
import { AmcAssets } from './amc-assets.js';
import { AmcContractRepository } from './amc-contract.repository.js';
import { amcEvent } from './amc.events.js';
import type { AmcRecord } from './cover.schema.js';
import { MakerBrands } from './maker-brands.js';
import { amcStatusOf } from './cover.view.js';

type Changed = Call<typeof cover.changeAmcContract>;
type Renewed = Call<typeof cover.renewAmcContract>;
type Decide = (contract: AmcRecord) => Change<AmcRecord>;

const termNames = keysOf(AmcTerms.shape);
const termsOf = (body: Changed['body']) => ({ ...body, value: toPaise(body.value) });

/** What becomes of an AMC contract once it is made; its assets follow with the same transaction. */
@Injectable()
export class AmcSteps {
  constructor(
    private readonly kit: Kit,
    private readonly contracts: AmcContractRepository,
    private readonly assets: AssetRepository,
    private readonly followers: AmcAssets,
    private readonly makers: MakerBrands,
  ) {}

  change({ actor, params, body, ifMatch }: Changed): Promise<AmcRecord> {
    return this.step(actor, params.id, ifMatch, (contract) => {
      if (contract.status !== 'Active') throw refuse('ILLEGAL_MOVE');
      const set = termsOf(body);
      return {
        set,
        unset: termNames.filter((name) => set[name] === undefined),
        push: { history: historyOf(actor, 'Contract changed') },
        event: amcEvent('updated', actor, { ...contract, provider: body.provider }, contract._id),
      };
    });
  }

  cancel({ actor, params, body, ifMatch }: Call<typeof cover.cancelAmcContract>): Promise<AmcRecord> {
    return this.step(actor, params.id, ifMatch, (contract) => {
      assertMove(contract, 'Cancelled', actor);
      return {
        set: { status: 'Cancelled', reason: body.reason },
        push: { history: historyOf(actor, 'Contract cancelled', 'Cancelled', body.reason) },
        event: amcEvent('cancelled', actor, contract, contract._id, body.reason),
      };
    });
  }

  renew(call: Renewed): Promise<AmcRecord> {
    return this.contracts.once(call, () => this.follower(call));
  }

  private async follower(call: Renewed): Promise<AmcRecord> {
    const { actor, params, body, ifMatch } = call;
    const renewal = { id: newId(), number: await this.kit.numbers.next('AMC') };
    return this.together(async (session) => {
      const rows = rowsFor(actor, 'edit', 'AmcContract');
      const old = await this.contracts.update(params.id, rows, renewedBy(renewal, call), { ifMatch, session });
      const found = await this.assets.findMany(
        { _id: { $in: old.assetIds }, status: { $ne: 'Disposed' }, deletedAt: { $exists: false } },
        { session },
      );
      const assets = old.assetIds.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
      if (assets.length === 0) throw refuse('CONFLICT', { message: 'No asset of this contract is in use any more' });
      const assetIds = assets.map(({ _id }) => _id);
      const fields = {
        ...termsOf(body),
        _id: renewal.id,
        contractNumber: renewal.number,
        assetIds,
        assetNames: assets.map(({ name }) => name),
        status: 'Active' as const,
        renewalOfId: old._id,
        renewalOf: old.contractNumber,
        sellerOrderIds: [...new Set(assets.map(({ sellerOrderId }) => sellerOrderId))],
        sellerOrganizationId: old.sellerOrganizationId,
        buyerOrganizationId: old.buyerOrganizationId,
        makerBrands: await this.makers.of(assets),
        endUserIds: await this.contracts.holdersOf(assetIds, session),
        history: [historyOf(actor, 'Contract made', 'Active', old.contractNumber)],
      };
      const made = await this.contracts.createOnce(fields, amcEvent('renewed', actor, fields, renewal.id), call, {
        session,
      });
      await this.followers.follow(assetIds, actor, session, old);
      return made;
    });
  }

  private step(actor: Actor, id: string, ifMatch: number | undefined, decide: Decide): Promise<AmcRecord> {
    return this.together(async (session) => {
      let before: AmcRecord | undefined;
      const note: Decide = (contract) => {
        before = contract;
        return decide(contract);
      };
      const rows = rowsFor(actor, 'edit', 'AmcContract');
      const after = await this.contracts.update(id, rows, note, { ifMatch, session });
      if (before && coversOtherwise(before, after)) await this.followers.follow(after.assetIds, actor, session, before);
      return after;
    });
  }

  private async together(work: (session: ClientSession) => Promise<AmcRecord>): Promise<AmcRecord> {
    const contract = await withTransaction(this.kit.database, work);
    this.assets.committed();
    this.contracts.recount();
    return contract;
  }
}

const coversOtherwise = (before: AmcRecord, after: AmcRecord) =>
  before.endDate !== after.endDate || before.provider !== after.provider || before.status !== after.status;

function assertMove(contract: AmcRecord, to: AmcStatus, { role }: Actor) {
  const move = moveBetween(amcMoves, amcStatusOf(contract), to);
  if (!move?.who.includes(role)) throw refuse('ILLEGAL_MOVE');
}

/** The contract becomes the one that was followed: once, and only by one that starts after it. */
const renewedBy =
  ({ id, number }: { id: string; number: string }, { actor, body }: Renewed): Decide =>
  (contract) => {
    assertMove(contract, 'Renewed', actor);
    if (body.startDate <= contract.endDate)
      throw invalid({ startDate: 'The renewal must start after this contract ends' });
    return {
      set: { status: 'Renewed', renewedById: id, renewedBy: number },
      push: { history: historyOf(actor, 'Contract renewed', 'Renewed', number) },
    };
  };
