import { assets, type ReplyOf } from '@portal/contracts';
import { call } from '@portal/ui';
import type { ScanChoice } from './scan-rows.js';

type Found = ReplyOf<typeof assets.search>['items'][number];

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const choiceOf = ({ id, name, serialNumber, assetUid }: Found): ScanChoice => ({
  assetId: id,
  name,
  serialNumber,
  more: assetUid,
});

/** The assets that a code names: the one with this id or serial number, else all that a search finds by it, as by a contract. */
export async function assetsOf(code: string): Promise<{ one?: ScanChoice; several: ScanChoice[] }> {
  const { items } = await call(assets.search, { query: { q: code } });
  const exact = items.filter(({ assetUid, serialNumber }) => same(assetUid, code) || same(serialNumber, code));
  const [one, ...others] = exact.length > 0 ? exact : items;
  if (!one) return { several: [] };
  return others.length === 0 && exact.length > 0
    ? { one: choiceOf(one), several: [] }
    : { several: [one, ...others].map(choiceOf) };
}
