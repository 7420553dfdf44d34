import { NewDeliveryProof, NewOrder } from '@portal/contracts';
import { otpContents, proofContents } from './delivery-proof/proof-contents.js';
import { orderContents } from './order-form/order-contents.js';

const asIs = ((text: string) => text) as never;

it.each([
  ['an order', NewOrder, orderContents],
  ['a delivery proof', NewDeliveryProof, (t: never) => [...proofContents(t), otpContents(t)]],
] as const)('every field of %s stands in a part of the contents', (_, schema, contents) => {
  const named = contents(asIs).flatMap(({ names, also = [] }) => [...names, ...also]);
  expect(Object.keys(schema.shape).filter((field) => !named.includes(field))).toEqual([]);
});
