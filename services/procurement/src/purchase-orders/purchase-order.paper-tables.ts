import { onPaper, type PaperField, type PaperWords } from '@portal/service-kit';
import { toRupees } from '@portal/contracts';
import type { Accepted } from '../receipts/accepted-goods.js';
import type { ShownOrder } from './purchase-order.paper.js';

const { count, day, instant, latin, rupees, words } = onPaper;

const priced = ['unitPrice', 'gst', 'gstAmount', 'totalPrice'];
const nothing = words('–');

/** Its lines with HSN, GST and terms; without prices for who is not shown them. */
export function itemsOf({ items }: ShownOrder, hasPrices: boolean, say: PaperWords) {
  const of = (name: string) => say.label(`items.${name}`);
  const column = (label: string, amount = false, wide = false) => ({ label, amount, wide });
  return {
    title: say.t('Items'),
    columns: [
      column(say.t('No.')),
      column(of('assetName'), false, true),
      ...(hasPrices ? [column(of('hsn'))] : []),
      column(of('quantity'), true),
      ...(hasPrices ? priced.map((name) => column(of(name), true)) : []),
    ],
    rows: items.map((item, index): PaperField[] => [
      latin(String(index + 1)),
      { value: item.assetName ?? '', more: termsOf(item, say) },
      ...(hasPrices ? [latin(item.hsn ?? '–')] : []),
      count(item.quantity),
      ...(hasPrices
        ? [rupees(item.unitPrice), latin(`${item.gst ?? 0} %`), rupees(item.gstAmount), rupees(item.totalPrice)]
        : []),
    ]),
  };
}

/** What a line promises besides its price. */
function termsOf(item: ShownOrder['items'][number], { t, label }: PaperWords) {
  const { brand, model, warrantyPeriod, amcResponsibility, installationRequired } = item.specifications ?? {};
  const said = (name: string, value: string | undefined) => (value ? [`${label(`items.${name}`)}: ${value}`] : []);
  return [
    [item.category ? t(item.category) : undefined, brand, model].filter(Boolean).join(' · '),
    item.description ?? '',
    ...said('specifications.warrantyPeriod', warrantyPeriod?.toString()),
    ...said('specifications.amcResponsibility', amcResponsibility ? t(amcResponsibility) : undefined),
    ...(installationRequired ? [label('items.specifications.installationRequired')] : []),
    ...said('estimatedDeliveryDate', item.estimatedDeliveryDate && day(item.estimatedDeliveryDate).value),
  ].filter((line) => line !== '');
}

/** What was deducted of which line when its units were accepted, and why. */
export function deductionsOf({ items }: ShownOrder, deductions: Accepted['deductions'], { t, label }: PaperWords) {
  const lines = items.flatMap(({ id, assetName = '' }) => {
    const deduction = id === undefined ? undefined : deductions.get(id);
    return deduction ? [{ assetName, ...deduction }] : [];
  });
  if (lines.length === 0) return [];
  return [
    {
      title: t('Deducted at acceptance'),
      columns: [label('items.assetName'), t('Deduction'), t('Why it is deducted')],
      rows: lines.map(({ assetName, amount, reasons }) => [
        words(assetName),
        rupees(toRupees(amount)),
        words(reasons.join('; ')),
      ]),
    },
  ];
}

/** A person, and in whose name they acted where it was not their own. */
const actedBy = (by: string, onBehalfOf: string | undefined, { label }: PaperWords): PaperField => ({
  ...words(by),
  ...(onBehalfOf ? { more: [`${label('approvedOnBehalfOf')}: ${onBehalfOf}`] } : {}),
});

/** Who approved it: each tier, or the one approval where there are none. */
export function approvalsOf(order: ShownOrder, say: PaperWords) {
  const { approvals = [], approvedBy, approvedDate, approvedOnBehalfOf: onBehalfOf } = order;
  const { t, label } = say;
  const one = approvedBy ? [{ designation: '–', approvedBy, approvedAt: approvedDate, onBehalfOf }] : [];
  const steps = approvals.length > 0 ? approvals : one;
  if (steps.length === 0) return [];
  return [
    {
      title: t('Approvals'),
      columns: [label('approvals.designation'), label('approvedBy'), label('approvedDate')],
      rows: steps.map(({ designation, approvedBy: by = '–', approvedAt, onBehalfOf }) => [
        words(designation),
        actedBy(by, onBehalfOf, say),
        approvedAt ? instant(approvedAt) : nothing,
      ]),
    },
  ];
}

/** What became of it and when; by whom only for who is shown it. */
export function historyOf({ history = [] }: ShownOrder, say: PaperWords) {
  const { t, label } = say;
  if (history.length === 0) return [];
  const hasPeople = history.some((entry) => 'by' in entry);
  return [
    {
      title: t('History'),
      columns: [
        label('history.at'),
        label('history.status'),
        ...(hasPeople ? [label('history.by')] : []),
        label('history.note'),
      ],
      rows: history.map(({ at, status, action, by, onBehalfOf, note }) => [
        instant(at),
        words(t(status ?? action)),
        ...(hasPeople ? [actedBy(by, onBehalfOf, say)] : []),
        words(note ?? ''),
      ]),
    },
  ];
}
