import { Campaign, CampaignAsset, contractTexts, dayInIndia, descriptionOf, type Language } from '@portal/contracts';
import type { CampaignRecord } from './campaign.schema.js';
import type { CampaignAssetRecord } from './campaign-asset.schema.js';

const scripts = ['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Tamil', 'Telugu'];
const fonts = ['Noto Sans', 'Noto Naskh Arabic', ...scripts.map((script) => `Noto Sans ${script}`)];

/** The rows of one part of the paper: the first of them, and how many there are. */
interface PaperRows {
  rows: readonly CampaignAssetRecord[];
  total: number;
}
/** The parts of the paper that list rows. */
export type PaperParts = Record<'missing' | 'unexpected' | 'wrong-location' | 'damaged', PaperRows>;

interface Cell {
  value: string;
  ltr?: true;
}

const whole = new Intl.NumberFormat('en-IN');
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });
const words = (value: string | undefined): Cell => ({ value: value ?? '–' });
const latin = (value: string | undefined): Cell => ({ value: value ?? '–', ltr: true });
const count = (value: number) => latin(whole.format(value));
const day = (value: string) => latin(value.split('-').reverse().join('-'));
const moment = (value: Date) => latin(`${day(dayInIndia(value)).value}, ${clock.format(value)} IST`);

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
      total: whole.format(total),
      more:
        total > rows.length
          ? t('{{count}} more stand in the CSV file').replace('{{count}}', whole.format(total - rows.length))
          : '',
      columns: [t('No.'), label('assetUid'), label('serialNumber'), label('name'), ...columns[part].map(label)],
      rows: rows.map((row, index) => [
        latin(String(index + 1)),
        latin(row.assetUid),
        latin(row.serialNumber ?? row.code),
        // Of what is in no register of the office nothing else is known.
        words(row.assetId ? row.name : t('Not in the register of your office')),
        ...columns[part].map((field) => words(row[field])),
      ]),
    };
  });
}

function propertiesOf(campaign: CampaignRecord, t: Say) {
  const label = (field: keyof Campaign) => t(descriptionOf(Campaign, field).label);
  const { category, location, holderDepartment, startedAt, closedAt, closedBy, auditors, dueDate } = campaign;
  const scope = [
    category && `${label('category')}: ${t(category)}`,
    location && `${label('location')}: ${location}`,
    holderDepartment && `${label('holderDepartment')}: ${holderDepartment}`,
  ].filter(Boolean);
  return [
    { label: t('Scope'), ...words(scope.join(' · ') || t('All assets of the office')) },
    { label: label('startedAt'), ...(startedAt ? moment(startedAt) : words('–')) },
    { label: label('dueDate'), ...day(dueDate) },
    { label: label('auditors'), ...words(auditors.map(({ name }) => name).join(', ')) },
    { label: label('closedBy'), ...words(closedBy) },
    { label: label('closedAt'), ...(closedAt ? moment(closedAt) : words('–')) },
  ];
}

/** The outcome of a campaign as its paper says it, in the language of its reader, with places for the signatures of the committee. */
export async function paperOf(campaign: CampaignRecord, parts: PaperParts, language: Language, now = new Date()) {
  const texts = await contractTexts(language);
  const t = (text: string) => texts[text] ?? text;
  const { expected, found, unexpected, wrongLocation, damaged } = campaign;
  return {
    language,
    rtl: language === 'ur',
    fonts,
    portal: t('Asset Lifecycle Management Portal'),
    heading: t('Outcome of the physical verification'),
    rule: t('General Financial Rules 2017, rule 213'),
    number: campaign.number,
    name: campaign.name,
    office: campaign.organizationName,
    made: { ...moment(now), label: t('Made on') },
    page: t('Page {{page}} of {{pages}}'),
    properties: propertiesOf(campaign, t),
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
