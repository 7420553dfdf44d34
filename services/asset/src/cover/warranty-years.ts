import { type Warranty, warrantyYears } from '@portal/contracts';
import type { AssetRecord } from '../assets/asset-record.js';
import type { Contract } from '../contracts/contract.js';

type Made = Pick<AssetRecord, 'category' | 'manufacturer' | 'model'>;

const same = (one: string | undefined, other: string) => one?.trim().toLowerCase() === other.trim().toLowerCase();

/** The years that the line of an order promised for an asset: the line of its model, else of its maker, else the only one of its kind. */
export function lineYears(order: Contract | undefined, { category, manufacturer, model }: Made): number {
  const lines = (order?.lines ?? []).filter((line) => line.category === category);
  const ofMaker = lines.filter((line) => same(manufacturer, line.manufacturer));
  const ofModel = ofMaker.filter((line) => same(model, line.model));
  const [line, ...others] = [ofModel, ofMaker, lines].find((found) => found.length > 0) ?? [];
  if (!line || others.some(({ warrantyYears: years }) => years !== line.warrantyYears)) return 0;
  return line.warrantyYears;
}

/** A type only adds to what the line promised. */
export const yearsOf = (type: Warranty['warrantyType'], ofLine: number) => Math.max(warrantyYears[type], ofLine);
