import { Asset, type Language, type LabelSize, labelSizes } from '@portal/contracts';
import { PaperWords } from '@portal/service-kit';
import encodeQR from 'qr';
import type { AssetRecord } from '../assets/asset-record.js';

/** A4 in millimetres. */
const sheet = { width: 210, height: 297 };

/** What a label says. */
export type Labelled = Pick<AssetRecord, 'assetUid' | 'name' | 'serialNumber' | 'department' | 'buyerName'>;

interface Layout {
  size: LabelSize;
  /** Places of the first sheet that stay free. */
  used: number;
  language: Language;
}

/** The asset id as a code that every scanner of the portal reads; an address would be refused by them. */
const codeOf = (assetUid: string) => encodeQR(assetUid, 'svg', { ecc: 'medium', border: 2 });

/** Labels as their paper says them, in the language of who prints them. */
export async function labelPaperOf(assets: readonly Labelled[], { size, used, language }: Layout) {
  const words = await PaperWords.in(language, Asset);
  const { width, height, across, down } = labelSizes[size];
  const isRoll = across * down === 1;
  return {
    ...words.setting(),
    heading: words.label('assetUid'),
    serial: words.label('serialNumber'),
    label: { width, height, across },
    page: isRoll ? { width, height } : sheet,
    margin: isRoll ? { x: 0, y: 0 } : { x: (sheet.width - across * width) / 2, y: (sheet.height - down * height) / 2 },
    used: isRoll ? 0 : used,
    labels: assets.map(({ assetUid, name, serialNumber, department, buyerName }) => ({
      uid: assetUid,
      name,
      serial: serialNumber,
      office: buyerName ?? department,
      code: codeOf(assetUid),
    })),
  };
}
