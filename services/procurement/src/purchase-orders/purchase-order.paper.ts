import {
  type Language,
  PurchaseOrder,
  purchaseOrders,
  replyFor,
  type Role,
  toPaise,
  toRupees,
} from '@portal/contracts';
import { onPaper, PaperWords } from '@portal/service-kit';
import { amountInWords } from './amount-in-words.js';
import type { Accepted } from '../receipts/accepted-goods.js';
import { approvalsOf, deductionsOf, historyOf, itemsOf } from './purchase-order.paper-tables.js';

/** What its reader is shown of an order: a role's view leaves fields out. */
export type ShownOrder = Partial<Omit<PurchaseOrder, 'items'>> & { items: Partial<PurchaseOrder['items'][number]>[] };

/** The same schema cuts what the page of the order answers this role. */
export const shownTo = (role: Role, order: PurchaseOrder) =>
  replyFor(purchaseOrders.get, role).parse(order) as ShownOrder;

const { day, instant, latin, rupees, words } = onPaper;

/**
 * A purchase order as its paper says it, in the language of its reader, with what the reader is shown and nothing else; what was deducted
 * when its goods were accepted stands below its total.
 */
export async function paperOf(
  order: ShownOrder,
  language: Language,
  deductions: Accepted['deductions'] = new Map(),
  now = new Date(),
) {
  const say = await PaperWords.in(language, PurchaseOrder);
  const { t, label, field } = say;
  const { totalAmount } = order;
  const hasPrices = totalAmount !== undefined;
  const sums = hasPrices ? (['subtotal', 'gstTotal', 'totalAmount'] as const) : [];
  return {
    ...say.frame(now),
    heading: t('Purchase order'),
    number: order.poNumber ?? '',
    office: order.department ?? '',
    title: order.title ?? '',
    description: order.description ?? '',
    properties: propertiesOf(order, say),
    parties: partiesOf(order, say),
    items: itemsOf(order, hasPrices, say),
    totals: [
      ...sums.map((sum) => ({ ...rupees(order[sum]), label: label(sum) })),
      ...lessDeductions(totalAmount, deductions, say),
    ],
    words: hasPrices ? { label: t('Amount in words'), value: amountInWords(totalAmount, language) } : undefined,
    // Internal notes stay in the office, where a paper does not.
    texts: [...field('notes', order.notes, words), ...field('reason', order.reason, words)],
    lists: [
      ...(hasPrices ? deductionsOf(order, deductions, say) : []),
      ...approvalsOf(order, say),
      ...historyOf(order, say),
    ],
  };
}

/** The total less what was deducted at acceptance, for who is shown prices. */
function lessDeductions(total: number | undefined, deductions: Accepted['deductions'], { t }: PaperWords) {
  const paise = [...deductions.values()].reduce((sum, { amount }) => sum + amount, 0);
  if (total === undefined || paise === 0) return [];
  return [
    { ...rupees(toRupees(paise)), label: t('Deducted at acceptance') },
    { ...rupees(toRupees(toPaise(total) - paise)), label: t('Total less deductions') },
  ];
}

const propertiesOf = (order: ShownOrder, { field, spoken }: PaperWords) => [
  ...field('status', order.status, spoken),
  ...field('requestedDate', order.requestedDate, instant),
  ...field('expectedDeliveryDate', order.expectedDeliveryDate, day),
  ...field('expectedDeliveryStartDate', order.expectedDeliveryStartDate, day),
  ...field('expectedDeliveryEndDate', order.expectedDeliveryEndDate, day),
  ...field('promisedDate', order.promisedDate, day),
  ...field('priority', order.priority, spoken),
  ...field('gemContractNumber', order.gemContractNumber, latin),
  ...field('requisitionNumber', order.requisitionNumber, latin),
];

function partiesOf(order: ShownOrder, { t, field }: PaperWords) {
  const { buyerContact: orders, supplierContact: contact, deliveryPerson: officer } = order;
  const buyer = [
    ...field('department', order.department, words),
    ...field('buyerOrganizationName', order.buyerOrganizationName, words),
    ...field('buyerName', order.buyerName, words),
    ...field('buyerContact.email', orders?.email, latin),
    ...field('buyerContact.contactNumber', orders?.contactNumber, latin),
    ...field('requestedBy', order.requestedBy, words),
    ...field('deliveryPerson', officer?.officerName, words),
    ...field('deliveryPerson.contactNumber', officer?.contactNumber, latin),
    ...field('deliveryPerson.location', officer?.location, words),
  ];
  const supplier = [
    ...field('supplier', order.supplier, words),
    ...field('supplierContact.officerName', contact?.officerName, words),
    ...field('supplierContact.designation', contact?.designation, words),
    ...field('supplierContact.email', contact?.email, latin),
    ...field('supplierContact.contactNumber', contact?.contactNumber, latin),
  ];
  return [
    { label: t('Buyer'), lines: buyer },
    { label: t('Supplier'), lines: supplier },
  ].filter(({ lines }) => lines.length > 0);
}
