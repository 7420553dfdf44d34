import {
  type Actor,
  assetFieldsHiddenFrom,
  type AssetQuery,
  assets,
  type ExpiryKind,
  keysOf,
  mayAsk,
  toPaise,
} from '@portal/contracts';
import { type Filter, type Path, refuse, sortOf } from '@portal/service-kit';
import type { AssetRecord } from './asset-record.js';
import { acknowledgedFilter, type AlertDays, endFields } from '../expiries/end.js';
import { havingWords, type Marked } from './asset-words.js';
import { addDays, startOf, today } from '../days.js';

type AssetFilter = Filter<AssetRecord>;
type Question = Partial<AssetQuery>;

export const sortable = {
  assetUid: 'assetUid',
  name: 'name',
  category: 'category',
  department: 'department',
  location: 'location',
  status: 'status',
  value: 'value',
  purchaseDate: 'purchaseDate',
  warrantyExpiry: 'warrantyExpiry',
  amcExpiry: 'amcExpiry',
  gemContractNumber: 'gemContractNumber',
  serialNumber: 'serialNumber',
  endUserName: 'endUser.name',
  createdAt: 'createdAt',
} as const;

/** What assets are sorted by where a list sorts by a field: those of one name stand by their serial numbers. */
export const sequenceOf = <Field extends string>(field: Field) =>
  field === 'name' ? ([field, 'serialNumber'] as const) : ([field] as const);

/** Dates from today to so many days ahead. */
const expiring = (days: number, from = today()) => ({ $gte: from, $lte: addDays(from, days) });

/** Ends that an office acknowledged are no matter of its own any more; sellers and makers do not learn of that. */
const heedsAcknowledgments = ({ role }: Actor) => role === 'Buyer' || role === 'Super Admin';

/** Assets that need attention in a way, as far as it is the actor's matter. */
export function attentionFilter(
  actor: Actor,
  attention: NonNullable<AssetQuery['attention']>,
  days: AlertDays,
): AssetFilter {
  const ends = (kind: ExpiryKind): AssetFilter => ({
    [endFields[kind]]: expiring(days[kind]),
    status: { $ne: 'Disposed' },
    ...(heedsAcknowledgments(actor) ? acknowledgedFilter(kind, false) : {}),
  });
  const repair = { status: 'Under Repair' } as const;
  if (attention === 'repair') return repair;
  return attention === 'any' ? { $or: [repair, ends('warranty'), ends('amc')] } : ends(attention);
}

const exact = (field: Path<AssetRecord>, value: string | undefined): AssetFilter[] =>
  value === undefined ? [] : [{ [field]: value }];

/** Is this stored field, or what it lies in, out of the actor's sight? */
export const isHidden = ({ role }: Actor, field: string) => {
  const [outer] = field.split('.');
  return assetFieldsHiddenFrom(role).some((hidden) => hidden === outer);
};

/** What the actor may sort by: an order tells about what it follows. */
export const sortableFor = (actor: Actor): Record<string, string> =>
  Object.fromEntries(Object.entries(sortable).filter(([, field]) => !isHidden(actor, field)));

/** The order of a list that somebody asks for. */
export function orderFor(actor: Actor, sort: string | undefined, fallback: string) {
  const asked = sortOf(sort, sortableFor(actor), fallback);
  const order: Record<string, 1 | -1> = {};
  for (const [field, direction] of Object.entries(asked))
    for (const one of sequenceOf(field)) order[one] ??= asked[one] ?? direction;
  return order;
}

/** What a search may find by, as far as the actor sees it; who only identifies assets for a ticket does not find them by their holders. */
export const marksFor = (actor: Actor): readonly Marked[] =>
  actor.role !== 'Support Agent' && !isHidden(actor, 'endUser') ? ['', 'holder:'] : [''];

/** The words of a search, in what the actor sees. */
export const wordsFor = (actor: Actor, q: string | undefined): AssetFilter[] => havingWords(q, marksFor(actor));

/** Filters by what not everybody sees. */
const telling = {
  endUserId: 'endUserId',
  supplier: 'supplier',
  seller: 'sellerOrganizationId',
  min: 'value',
  max: 'value',
} as const;

/** The filters of a list's question, to be joined with `$and`; one by what the actor does not see is refused. */
export const filtersOf = (actor: Actor, query: Question, alertDays: AlertDays): AssetFilter[] => [
  ...fieldFiltersOf(actor, query, alertDays),
  ...havingWords(query.location, ['place:']),
  ...havingWords(query.supplier, ['supplier:']),
  ...wordsFor(actor, query.q),
];

/** The same without what asks by words. */
export function fieldFiltersOf(actor: Actor, query: Question, alertDays: AlertDays): AssetFilter[] {
  for (const name of keysOf(telling))
    if (query[name] !== undefined && isHidden(actor, telling[name])) throw refuse('FORBIDDEN');
  if (query.decidable && !mayAsk(assets.decideDisposal.needs, actor.role)) throw refuse('FORBIDDEN');
  const attention = query.attention ? [attentionFilter(actor, query.attention, alertDays)] : [];
  return [...plainFilters(query), ...attention, ...(query.decidable ? [askedByOthers(actor)] : [])];
}

/** Who asked for a disposal never decides about it. */
const askedByOthers = ({ id }: Actor): AssetFilter => ({
  'disposal.status': 'Requested',
  'disposal.requestedById': { $ne: id },
});

const within = <V>(field: Path<AssetRecord>, from: V | undefined, to: V | undefined): AssetFilter[] => [
  ...(from === undefined ? [] : [{ [field]: { $gte: from } }]),
  ...(to === undefined ? [] : [{ [field]: { $lte: to } }]),
];
const paise = (rupees: number | undefined) => (rupees === undefined ? undefined : toPaise(rupees));

const plainFilters = (query: Question): AssetFilter[] => [
  ...exact('category', query.category),
  ...exact('status', query.status),
  ...exact('department', query.department),
  ...exact('sellerOrganizationId', query.seller),
  ...exact('gemContractNumber', query.contract?.toUpperCase()),
  ...exact('endUserId', query.endUserId),
  ...(query.assigned ? [{ endUserId: { $exists: query.assigned === 'yes' } }] : []),
  ...exact('disposal.status', query.disposal),
  ...within('purchaseDate', query.from, query.to),
  ...within('createdAt', query.registeredFrom && startOf(query.registeredFrom), undefined),
  ...within('value', paise(query.min), paise(query.max)),
];
