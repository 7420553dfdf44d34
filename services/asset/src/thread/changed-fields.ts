import { keysOf, NewAsset } from '@portal/contracts';
import type { AssetRecord } from '../assets/asset-record.js';
import type { AssetHistoryRecord } from './asset-history.schema.js';

type Value = string | number | boolean | undefined;

const said = keysOf(NewAsset.shape);
const disposal = [
  'status',
  'reason',
  'condemnation',
  'method',
  'reservePrice',
  'requestedBy',
  'decidedBy',
  'note',
] as const;
const handover = [
  'method',
  'recipient',
  'handedOverOn',
  'price',
  'dataWipe',
  'wipedBy',
  'certificate',
  'remarks',
] as const;
const committeeOf = ({ disposal: { committee } }: AssetRecord): Value =>
  committee?.map(({ name, designation }) => `${name}, ${designation}`).join('; ');

/** Fields of amounts, which are kept in paise. */
export const amountFields: readonly string[] = ['value', 'disposal.reservePrice', 'disposal.handover.price'];

/** The fields whose history is kept, each as a plain value. */
const tracked: readonly (readonly [field: string, of: (asset: AssetRecord) => Value])[] = [
  ...said.map((field) => [field, (asset: AssetRecord): Value => asset[field]] as const),
  ['status', ({ status }) => status],
  ['procurementStatus', ({ procurementStatus }) => procurementStatus],
  ['buyerName', ({ buyerName }) => buyerName],
  ['sellerName', ({ sellerName }) => sellerName],
  ['endUser', ({ endUser }) => endUser?.name],
  ...disposal.map((field) => [`disposal.${field}`, (asset: AssetRecord): Value => asset.disposal[field]] as const),
  ['disposal.committee', committeeOf],
  ...handover.map(
    (field) => [`disposal.handover.${field}`, (asset: AssetRecord): Value => asset.disposal.handover?.[field]] as const,
  ),
];

/** Before and after of each field that differs; what is missing is left out. */
export const changedFields = (before: AssetRecord, after: AssetRecord): AssetHistoryRecord['fields'] =>
  tracked.flatMap(([field, of]) => {
    const [from, to] = [of(before), of(after)];
    if (from === to) return [];
    return [{ field, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  });
