import { Injectable } from '@nestjs/common';
import { type Actor, AssetChange, keysOf, toRupees } from '@portal/contracts';
import { DomainError, refuse } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { AssetService } from '../assets/asset.service.js';
import type { Refusal } from './import-record.js';
import type { GoodRow, RowCheck } from './row-check.js';

const changeable = keysOf(AssetChange.shape);
const atOnce = 10;

const formOf = (asset: AssetRecord) =>
  Object.fromEntries(
    changeable.map((field) => [field, field === 'value' ? toRupees(asset.value) : asset[field]] as const),
  );

/** Registered assets take over what the rows of a file say of them; a cell that is empty changes nothing. */
@Injectable()
export class ImportUpdates {
  constructor(
    private readonly assets: AssetRepository,
    private readonly service: AssetService,
  ) {}

  /** Those of the rows that are of registered assets; what is refused is given back. */
  async apply(rows: GoodRow[], check: RowCheck, actor: Actor): Promise<Refusal[]> {
    const todo = rows.filter(({ updates }) => updates);
    const refused: Refusal[] = [];
    for (let at = 0; at < todo.length; at += atOnce) {
      const some = todo.slice(at, at + atOnce);
      const found = await Promise.all(some.map((row) => this.refusal(row, check, actor)));
      refused.push(...found.filter((one) => one !== undefined));
    }
    return refused;
  }

  private async refusal(row: GoodRow, check: RowCheck, actor: Actor): Promise<Refusal | undefined> {
    try {
      await this.change(row, actor);
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      return check.refusedLater(row, error);
    }
  }

  private async change({ updates = '', draft, given }: GoodRow, actor: Actor) {
    const asset = await this.assets.find(updates);
    if (!asset) throw refuse('NOT_FOUND');
    const form = formOf(asset);
    const said = Object.fromEntries(
      changeable.filter((field) => given.has(field)).map((field) => [field, draft[field]]),
    );
    // So a run that was cut off changes nothing a second time.
    if (Object.entries(said).every(([field, value]) => form[field] === value)) return;
    const body = AssetChange.parse({ ...form, ...said });
    await this.service.update({ actor, params: { id: updates }, body, ifMatch: asset.version });
  }
}
