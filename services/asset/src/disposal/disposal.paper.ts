import { Asset, AssetCosts, descriptionOf, keysOf, type Language } from '@portal/contracts';
import { onPaper, type PaperField, PaperWords } from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetView } from '../assets/asset.view.js';

const { words, latin, rupees, day, instant } = onPaper;

/** The disposal of an asset as its paper says it, in the language of its reader, with places for signatures. */
export async function disposalPaperOf(record: AssetRecord, costs: AssetCosts, language: Language, now = new Date()) {
  const say = await PaperWords.in(language, Asset);
  const { t } = say;
  const asset = assetView(record);
  return {
    ...say.frame(now),
    heading: t('Disposal of an asset'),
    rule: t('General Financial Rules 2017, rules 217 to 223'),
    number: asset.assetUid,
    office: asset.buyerName ?? asset.department,
    name: asset.name,
    parts: [
      { title: t('Asset'), fields: assetFields(asset, say) },
      { title: t('Request'), fields: requestFields(asset, say) },
      { title: t('Decision'), fields: decisionFields(asset, say) },
      { title: t('Handover'), fields: handoverFields(asset, say) },
      { title: t('Total cost of ownership'), fields: costFields(costs, say) },
    ].filter(({ fields }) => fields.length > 0),
    signatures: {
      title: t('Signatures of the committee'),
      lines: [t('Name'), t('Designation'), t('Signature'), t('Date')],
      people: [
        ...(asset.disposal.committee ?? []).map(({ name, designation }) => ({ name, as: designation })),
        { name: '', as: t('Head of office') },
      ],
    },
  };
}

const assetFields = (asset: Asset, { field, spoken }: PaperWords): PaperField[] => [
  ...field('serialNumber', asset.serialNumber, latin),
  ...field('category', asset.category, spoken),
  ...field('manufacturer', asset.manufacturer, words),
  ...field('model', asset.model, words),
  ...field('location', asset.location, words),
  ...field('gemContractNumber', asset.gemContractNumber, latin),
  ...field('purchaseDate', asset.purchaseDate, day),
  ...field('value', asset.value, rupees),
];

const requestFields = ({ disposal }: Asset, { field, spoken }: PaperWords): PaperField[] => [
  ...field('disposal.reason', disposal.reason, words),
  ...field('disposal.condemnation', disposal.condemnation, spoken),
  ...field('disposal.method', disposal.method, spoken),
  ...field('disposal.reservePrice', disposal.reservePrice, rupees),
  ...field('disposal.requestedBy', disposal.requestedBy, words),
  ...field('disposal.requestedAt', disposal.requestedAt, instant),
];

const decisionFields = ({ disposal }: Asset, { field, spoken }: PaperWords): PaperField[] => [
  ...field('disposal.status', disposal.status, spoken),
  ...field('disposal.decidedBy', disposal.decidedBy, words),
  ...field('disposal.decidedAt', disposal.decidedAt, instant),
  ...field('disposal.note', disposal.note, words),
];

function handoverFields({ disposal: { handover } }: Asset, { field, spoken }: PaperWords): PaperField[] {
  if (!handover) return [];
  const { method, recipient, handedOverOn, price, dataWipe, wipedBy, certificate, remarks, recordedBy } = handover;
  return [
    ...field('disposal.handover.method', method, spoken),
    ...field('disposal.handover.recipient', recipient, words),
    ...field('disposal.handover.handedOverOn', handedOverOn, day),
    ...field('disposal.handover.price', price, rupees),
    ...field('disposal.handover.dataWipe', dataWipe, spoken),
    ...field('disposal.handover.wipedBy', wipedBy, words),
    ...field('disposal.handover.certificate', certificate, latin),
    ...field('disposal.handover.remarks', remarks, words),
    ...field('disposal.handover.recordedBy', recordedBy, words),
  ];
}

const costFields = (costs: AssetCosts, { t }: PaperWords): PaperField[] =>
  keysOf(costs).map((part) => ({ ...rupees(costs[part]), label: t(descriptionOf(AssetCosts, part).label) }));
