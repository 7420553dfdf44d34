import { type Actor, Asset, assetFieldsHiddenFrom, AssetQuery, keysOf, type Language } from '@portal/contracts';
import { onPaper, type PaperField, PaperWords } from '@portal/service-kit';
import type { AssetRecord } from './asset-record.js';
import { assetView } from './asset.view.js';

const { count, day, latin, rupees, words } = onPaper;

type Say = Pick<PaperWords, 'spoken'>;

/** The columns of the paper in their order, and how wide each is beside the others. */
const columns = {
  assetUid: { width: 1.1, as: ({ assetUid }) => latin(assetUid) },
  name: { width: 1.7, as: ({ name, model }) => ({ ...words(name), more: model ? [model] : [] }) },
  serialNumber: { width: 1.3, as: ({ serialNumber }) => latin(serialNumber) },
  category: { width: 1, as: ({ category }, { spoken }) => spoken(category) },
  location: { width: 1.5, as: ({ location, department }) => ({ ...words(location ?? '–'), more: [department] }) },
  endUser: { width: 1.2, as: ({ endUser }) => words(endUser?.name ?? '–') },
  status: { width: 0.9, as: ({ status }, { spoken }) => spoken(status) },
  purchaseDate: { width: 0.9, as: ({ purchaseDate }) => day(purchaseDate) },
  warrantyExpiry: { width: 0.9, as: ({ warrantyExpiry }) => (warrantyExpiry ? day(warrantyExpiry) : words('–')) },
  value: { width: 1.1, as: ({ value }) => rupees(value) },
} satisfies Partial<Record<keyof Asset, { width: number; as: (asset: Asset, say: Say) => PaperField }>>;

type Question = Readonly<Partial<AssetQuery>>;

/** How a condition is said; those by an id by what the assets have that meet it. */
function conditionText(name: keyof Question, value: string, { spoken }: Say, [first]: readonly AssetRecord[]) {
  if (name === 'endUserId') return words(first?.endUser?.name ?? '–');
  if (name === 'seller') return words(first?.sellerName ?? '–');
  if (name === 'from' || name === 'to' || name === 'registeredFrom') return day(value);
  if (name === 'min' || name === 'max') return rupees(Number(value));
  if (name === 'assigned' || name === 'decidable') return spoken(value === 'yes' ? 'Yes' : 'No');
  return name === 'attention' ? spoken(attention[value] ?? value) : spoken(value);
}

const attention: Readonly<Record<string, string>> = {
  any: 'Anything that needs attention',
  repair: 'Under Repair',
  warranty: 'Warranty expiring',
  amc: 'AMC expiring',
};
const lookOnly: readonly (keyof Question)[] = ['page', 'pageSize', 'sort'];

async function conditionsOf(query: Question, language: Language, assets: readonly AssetRecord[]) {
  const say = await PaperWords.in(language, AssetQuery);
  return keysOf(query)
    .filter((name) => !lookOnly.includes(name) && query[name] !== undefined && query[name] !== '')
    .map((name) => ({
      label: name === 'q' ? say.t('Search') : say.label(name),
      ...conditionText(name, String(query[name]), say, assets),
    }));
}

interface Listed {
  actor: Actor;
  query: Question;
  language: Language;
}

/** A list of assets as its paper says it, in the language of its reader, with the columns that they see and what it was narrowed by. */
export async function assetListPaperOf(
  records: readonly AssetRecord[],
  { actor, query, language }: Listed,
  now = new Date(),
) {
  const say = await PaperWords.in(language, Asset);
  const hidden = assetFieldsHiddenFrom(actor.role);
  const shown = keysOf(columns).filter((column) => !hidden.includes(column));
  return {
    ...say.frame(now),
    heading: say.t('Assets'),
    number: count(records.length).value,
    office: actor.organizationName,
    conditions: await conditionsOf(query, language, records),
    none: say.t('No assets found'),
    columns: shown.map((column) => ({
      label: say.label(column),
      width: columns[column].width,
      amount: column === 'value',
    })),
    rows: records.map(assetView).map((asset) => shown.map((column): PaperField => columns[column].as(asset, say))),
  };
}
