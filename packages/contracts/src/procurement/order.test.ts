import { escalationTypes } from './escalation.js';
import {
  amcResponsibilities,
  brandSuggestions,
  count,
  gstPercent,
  isGemContractNumber,
  NewOrder,
  OrderChange,
  orderCategories,
  productSuggestions,
  ReceiverChoice,
} from './order.js';
import { purchaseOrderPriorities } from './priority.js';
import { purchaseItemCategories } from './purchase-order.js';
import { RequisitionChange } from './requisition.js';

it('offers what the requirements name, word for word', () => {
  expect(orderCategories).toEqual(['IT Hardware', 'Software', 'Services', 'Consumables']);
  expect(amcResponsibilities).toEqual(['OEM', 'Seller', '3rd Party']);
  expect(productSuggestions).toEqual(['Laptop', 'Desktop', 'Printer', 'Scanner', 'Server', 'Network Equipment']);
  expect(brandSuggestions).toEqual(['Dell', 'HP', 'Lenovo', 'Cisco', 'IBM', 'Apple']);
  expect(purchaseOrderPriorities).toEqual(['Low', 'Medium', 'High', 'Critical']);
  expect(purchaseItemCategories).toEqual([
    ...['Computer', 'Laptop', 'Printer', 'Network Equipment', 'Display', 'Server', 'Accessories', 'Software', 'Other'],
  ]);
  expect(escalationTypes).toEqual([
    ...['delivery_delay', 'quality_issue', 'payment_dispute', 'technical_support', 'contract_issue', 'other'],
  ]);
  expect(gstPercent).toBe(18);
});

it('is Medium where nobody says how urgent it is', () => {
  expect(NewOrder.shape.priority.parse(undefined)).toBe('Medium');
});

it('asks who receives', () => {
  const { error } = ReceiverChoice.safeParse({});
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['receiverId', 'Please choose who receives the delivery'],
  ]);
});

it.each([
  ['GE1CD', true],
  ['GEMC', false],
  ['GE1C', false],
  [`GE1${'C'.repeat(47)}`, true],
  [`GE1${'C'.repeat(48)}`, false],
  ['G1EMC', false],
  ['GEMCD', false],
  ['GEMC-51/16', true],
  ['GEMC_5116', false],
])('takes %s for a contract number: %p', (number, isOne) => {
  expect(isGemContractNumber(number)).toBe(isOne);
});

describe('a change of an order or a requisition', () => {
  const faultsOf = (schema: typeof OrderChange | typeof RequisitionChange, body: object) =>
    Object.fromEntries(
      (schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );

  it('with another text of it tells what is wrong with that, and asks for no status beside it', () => {
    const order = faultsOf(OrderChange, { order: {} });
    expect([order['order.gemContractNumber'], order['status']]).toEqual(['GeM Contract Number is required', undefined]);
    const requisition = faultsOf(RequisitionChange, { requisition: {} });
    expect([requisition['requisition.title'], requisition['status']]).toEqual(['Title is required.', undefined]);
  });

  it.each([
    ['an order', OrderChange],
    ['a requisition', RequisitionChange],
  ])('of %s that is neither text nor step asks for a status that there is', (_, schema) => {
    for (const body of [{}, { status: 'Elsewhere' }])
      expect(faultsOf(schema, body)).toEqual({ status: 'Please choose a status' });
  });
});

it.each([
  [1, undefined],
  [1_000_000, undefined],
  [0, 'Quantity must be greater than 0'],
  [1.5, 'Please enter a whole number'],
  [1_000_001, 'At most 10,00,000 (ten lakh) are allowed'],
  [undefined, 'Quantity must be greater than 0'],
])('takes %p as a quantity, or says why not: %p', (value, refusal) => {
  expect(count('Quantity must be greater than 0').safeParse(value).error?.issues[0]?.message).toBe(refusal);
});
