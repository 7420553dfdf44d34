// ASVS 2.3.1
import { roles } from '../access/matrix.js';
import { assetMoves, verificationResult } from './asset.js';
import { movesFrom } from './machine.js';
import { mappingMoves } from './mapping.js';
import { orderMoves } from './order.js';
import { fitsGoods, haveLeft, nextOf, purchaseOrderMoves } from './purchase-order.js';
import { ticketMoves } from './ticket.js';

it.each([
  ['Pending Approval', 'Super Admin', ['Approve', 'Reject', 'Cancel Order']],
  ['Pending Approval', 'Seller', ['Cancel Order']],
  ['Cancelled', 'Seller', []],
  ['Approved', 'Seller', ['Start progress']],
  ['In Progress', 'Seller', ['Pause progress']],
  ['Completed', 'Super Admin', []],
  ['Rejected', 'Super Admin', ['Cancel Order']],
] as const)('an order that is %s offers %s: %j', (from, role, actions) => {
  expect(movesFrom(orderMoves, from, role).map(({ action }) => action)).toEqual(actions);
});

it.each([
  ['Seller', ['Confirm mapping', 'Refuse mapping']],
  ['Super Admin', ['Confirm mapping', 'Refuse mapping']],
  ['Buyer', ['Withdraw request']],
  ['OEM', []],
] as const)('a mapping that is requested offers a %s: %j', (role, actions) => {
  expect(movesFrom(mappingMoves, 'Requested', role).map(({ action }) => action)).toEqual(actions);
});

it.each([
  ['Order Confirmed', ['Not Started'], 'Start Production', 'The supplier starts the production.'],
  ['Order Confirmed', ['Not Started', 'In Transit'], 'Dispatch', 'The goods are on their way.'],
  ['Order Confirmed', ['Delivered'], 'Dispatch', 'The goods are on their way.'],
  [
    'In Production',
    ['In Progress', 'Ready for Delivery'],
    'Ready for Delivery',
    'The supplier produces what was ordered.',
  ],
  ['In Production', ['In Transit'], 'Dispatch', 'The goods are on their way.'],
  ['Ready for Delivery', ['Delivered', 'Ready for Delivery'], 'Dispatch', 'The supplier dispatches the goods.'],
  ['Delivered', ['Delivered'], undefined, 'The buyer inspects the goods and completes the order.'],
] as const)('a purchase order that is %s with items %j goes on with %j: %s', (status, deliveries, action, next) => {
  const items = deliveries.map((deliveryStatus) => ({ deliveryStatus }));
  const moves = movesFrom(purchaseOrderMoves, status, 'Seller').filter((move) => fitsGoods(move, haveLeft(items)));
  expect([moves.map((move) => move.action), nextOf({ status, items })]).toEqual([action ? [action] : [], next]);
});

it('offers a closed ticket, a completed order and a disposed asset to nobody', () => {
  for (const role of roles) {
    expect(movesFrom(ticketMoves, 'Closed', role)).toEqual([]);
    expect(movesFrom(orderMoves, 'Completed', role)).toEqual([]);
    expect(movesFrom(assetMoves, 'Disposed', role)).toEqual([]);
  }
});

const answers = (passed: number, failed: number, notApplicable = 0, pending = 0) => [
  ...Array<'Passed'>(passed).fill('Passed'),
  ...Array<'Failed'>(failed).fill('Failed'),
  ...Array<'Not Applicable'>(notApplicable).fill('Not Applicable'),
  ...Array<'Pending'>(pending).fill('Pending'),
];

it.each([
  [8, 2, 0, 0, 'Completed'],
  [4, 1, 5, 0, 'Completed'],
  [79, 21, 0, 0, 'Failed'],
  [7, 2, 1, 0, 'Failed'],
  [0, 0, 5, 0, 'Failed'],
  [9, 0, 0, 1, 'Pending'],
] as const)(
  '%d passed, %d failed, %d not applicable, %d open: %s',
  (passed, failed, notApplicable, pending, result) => {
    const given = answers(passed, failed, notApplicable, pending).map((status) => ({ status }));
    expect(verificationResult(given)).toBe(result);
  },
);

it.each(['Failed', 'Not Applicable'] as const)('fails with an essential item %s, whatever the share', (status) => {
  const others = answers(99, 0).map((passed) => ({ status: passed }));
  expect(verificationResult([...others, { status, essential: true }])).toBe('Failed');
  expect(verificationResult([...others, { status: 'Passed', essential: true }])).toBe('Completed');
});
