import { Injectable } from '@nestjs/common';
import { type Actor, AssetChange, keysOf, toRupees } from '@portal/contracts';
import { invalid } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetService } from '../assets/asset.service.js';
import type { Refusal } from './import-record.js';
import type { GoodRow, RowCheck } from './row-check.js';

const changeable = keysOf(AssetChange.shape);

const formOf = (asset: AssetRecord) =>
  Object.fromEntries(
    changeable.map((field) => [field, field === 'value' ? toRupees(asset.value) : asset[field]] as const),
  );

/** Registered assets take over what the rows of a file say of them; a cell that is empty changes nothing. */
@Injectable()
export class ImportUpdates {
  constructor(private readonly service: AssetService) {}

  /** Those of the rows that are of registered assets; what is refused is given back. */
  async apply(rows: GoodRow[], check: RowCheck, actor: Actor): Promise<Refusal[]> {
    const byAsset = new Map(rows.flatMap((row) => (row.updates ? [[row.updates, row] as const] : [])));
    if (byAsset.size === 0) return [];
    const bodyOf = (asset: AssetRecord) => {
      const row = byAsset.get(asset._id);
      return row && changeOf(asset, row);
    };
    const refused = await this.service.updateAll([...byAsset.keys()], bodyOf, actor);
    return [...byAsset].flatMap(([id, row]) => {
      const error = refused.get(id);
      return error ? [check.refusedLater(row, error)] : [];
    });
  }
}

/**
 * What a row changes of its asset; nothing where it says what is there, so that a run that was cut off changes nothing a second time.
 * What it says may not go with what the asset says besides: that is refused.
 */
function changeOf(asset: AssetRecord, { draft, given }: GoodRow): AssetChange | undefined {
  const form = formOf(asset);
  const said = Object.fromEntries(changeable.filter((field) => given.has(field)).map((field) => [field, draft[field]]));
  if (Object.entries(said).every(([field, value]) => form[field] === value)) return undefined;
  const { data, error } = AssetChange.safeParse({ ...form, ...said });
  if (error) throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
  return data;
}
