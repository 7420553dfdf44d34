import { type Warranty, warrantyYears } from '@portal/contracts';
import type { AssetRecord } from '../assets/asset-record.js';
import type { Contract } from '../contracts/contract.js';

type Made = Pick<AssetRecord, 'category' | 'manufacturer' | 'model'>;

const same = (one: string | undefined, other: string) => one?.trim().toLowerCase() === other.trim().toLowerCase();

/** The lines of an order that an asset can be of: of its model, else of its maker, else of its kind. */
function linesOf(order: Contract | undefined, { category, manufacturer, model }: Made) {
  const lines = (order?.lines ?? []).filter((line) => line.category === category);
  const ofMaker = lines.filter((line) => same(manufacturer, line.manufacturer));
  const ofModel = ofMaker.filter((line) => same(model, line.model));
  return [ofModel, ofMaker, lines].find((found) => found.length > 0) ?? [];
}

/** The years that the line of an order promised for an asset; 0 where it says nothing, or several lines differ. */
export function lineYears(order: Contract | undefined, asset: Made): number {
  const [line, ...others] = linesOf(order, asset);
  if (!line || others.some(({ warrantyYears: years }) => years !== line.warrantyYears)) return 0;
  return line.warrantyYears;
}

/** Whether the order made the maker of an asset responsible for its maintenance. */
export function isMakersDuty(order: Contract | undefined, asset: Made): boolean {
  const lines = linesOf(order, asset);
  return lines.length > 0 && lines.every(({ amcResponsibility }) => amcResponsibility === 'OEM');
}

/** A type only adds to what the line promised. */
export const yearsOf = (type: Warranty['warrantyType'], ofLine: number) => Math.max(warrantyYears[type], ofLine);
