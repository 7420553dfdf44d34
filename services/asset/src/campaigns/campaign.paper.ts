import { Campaign, CampaignAsset, descriptionOf, type Language } from '@portal/contracts';
import { onPaper, PaperWords } from '@portal/service-kit';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

/** The rows of one part of the paper: the first of them, and how many there are. */
interface PaperRows {
  rows: readonly CampaignAssetRecord[];
  total: number;
}
/** The parts of the paper that list rows. */
export type PaperParts = Record<'missing' | 'unexpected' | 'wrong-location' | 'damaged', PaperRows>;

const { count, day, latin, moment } = onPaper;
const dash = (value: string | undefined) => onPaper.words(value ?? '–');

const titles = {
  missing: 'Missing',
  unexpected: 'Unexpected',
  'wrong-location': 'Wrong location',
  damaged: 'Damaged',
} as const;

/** The columns of each part beside number, asset id, serial number and name. */
const columns = {
  missing: ['location', 'holder'],
  unexpected: ['seenLocation', 'countedBy'],
  'wrong-location': ['location', 'seenLocation'],
  damaged: ['seenLocation', 'note'],
} as const;

/** The language of one paper. */
type Say = (text: string) => string;

function partsOf(parts: PaperParts, t: Say) {
  const label = (field: keyof CampaignAsset) => t(descriptionOf(CampaignAsset, field).label);
  return (Object.keys(titles) as (keyof PaperParts)[]).map((part) => {
    const { rows, total } = parts[part];
    return {
      title: t(titles[part]),
      total: count(total).value,
      more:
        total > rows.length
          ? t('{{count}} more stand in the CSV file').replace('{{count}}', count(total - rows.length).value)
          : '',
      columns: [t('No.'), label('assetUid'), label('serialNumber'), label('name'), ...columns[part].map(label)],
      rows: rows.map((row, index) => [
        latin(String(index + 1)),
        latin(row.assetUid ?? '–'),
        latin(row.serialNumber ?? row.code ?? '–'),
        // Of what is in no register of the office nothing else is known.
        dash(row.assetId ? row.name : t('Not in the register of your office')),
        ...columns[part].map((field) => dash(row[field])),
      ]),
    };
  });
}

function propertiesOf(campaign: CampaignRecord, { t, label }: PaperWords) {
  const { category, location, holderDepartment, startedAt, closedAt, closedBy, auditors, dueDate } = campaign;
  const scope = [
    category && `${label('category')}: ${t(category)}`,
    location && `${label('location')}: ${location}`,
    holderDepartment && `${label('holderDepartment')}: ${holderDepartment}`,
  ].filter(Boolean);
  return [
    { label: t('Scope'), ...dash(scope.join(' · ') || t('All assets of the office')) },
    { label: label('startedAt'), ...(startedAt ? moment(startedAt) : dash('–')) },
    { label: label('dueDate'), ...day(dueDate) },
    { label: label('auditors'), ...dash(auditors.map(({ name }) => name).join(', ')) },
    { label: label('closedBy'), ...dash(closedBy) },
    { label: label('closedAt'), ...(closedAt ? moment(closedAt) : dash('–')) },
  ];
}

/** The outcome of a campaign as its paper says it, in the language of its reader, with places for the signatures of the committee. */
export async function paperOf(campaign: CampaignRecord, parts: PaperParts, language: Language, now = new Date()) {
  const say = await PaperWords.in(language, Campaign);
  const { t } = say;
  const { expected, found, unexpected, wrongLocation, damaged } = campaign;
  return {
    ...say.frame(now),
    heading: t('Outcome of the physical verification'),
    rule: t('General Financial Rules 2017, rule 213'),
    number: campaign.number,
    name: campaign.name,
    office: campaign.organizationName,
    properties: propertiesOf(campaign, say),
    figures: [
      { label: t('Expected'), ...count(expected) },
      { label: t('Found'), ...count(found) },
      { label: t('Missing'), ...count(expected - found) },
      { label: t('Unexpected'), ...count(unexpected) },
      { label: t('Wrong location'), ...count(wrongLocation) },
      { label: t('Damaged'), ...count(damaged) },
    ],
    none: t('None'),
    parts: partsOf(parts, t),
    signatures: {
      title: t('Signatures of the committee'),
      lines: [t('Name'), t('Designation'), t('Signature'), t('Date')],
      people: [
        ...campaign.auditors.map(({ name }) => ({ name, as: t('Auditor') })),
        { name: '', as: t('Head of office') },
      ],
    },
  };
}
