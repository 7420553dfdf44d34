import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { Id } from '../kernel/text.js';
import { AssetQuery } from './asset.js';

/** What labels are printed on, in millimetres: sheets of A4 with so many labels across and down, or a roll with one after another. */
export const labelSizes = {
  'a4-3x8': { name: 'A4 sheet, 3 × 8 labels (70 × 37 mm)', width: 70, height: 37, across: 3, down: 8 },
  'a4-2x7': { name: 'A4 sheet, 2 × 7 labels (99.1 × 38.1 mm)', width: 99.1, height: 38.1, across: 2, down: 7 },
  'roll-50x25': { name: 'Roll, one label of 50 × 25 mm', width: 50, height: 25, across: 1, down: 1 },
} as const;
export type LabelSize = keyof typeof labelSizes;
const sizes = ['a4-3x8', 'a4-2x7', 'roll-50x25'] as const satisfies readonly LabelSize[];
export { sizes as labelSizeNames };

/** So many labels are one document. */
export const mostLabels = 500;
/** So many assets can be named one by one: they stand in the address. */
export const mostLabelled = 100;

const chosen = 'So many assets cannot be named one by one: choose at most {{n}}, or print all that match'.replace(
  '{{n}}',
  String(mostLabelled),
);

/** What is printed: the assets of `ids` (separated by commas), or without them all that match the list's question. */
const LabelQuery = AssetQuery.omit({ page: true, pageSize: true }).extend({
  size: z.enum(sizes, 'Please choose a size').meta({ label: 'Size' }),
  /** Labels of the first sheet that are used already. */
  used: z.coerce
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(0, 'Please enter a whole number')
    .max(23, 'A sheet has fewer labels')
    .default(0)
    .meta({ label: 'Labels used already' }),
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(Id).max(mostLabelled, chosen))
    .optional(),
});

/** Labels of assets to print and stick. */
export const labels = {
  pdf: operation({
    subject: 'asset.label.pdf',
    method: 'GET',
    path: '/assets/labels',
    summary: `Labels with a QR code of the asset id, of chosen assets or of all that match (at most ${mostLabels}), in the language of the asker`,
    needs: { any: ['assets:view'], only: ['Super Admin', 'Buyer', 'Seller'] },
    query: LabelQuery,
    reply: z.undefined(),
    download: 'application/pdf',
    deadline: 30_000,
  }),
};
