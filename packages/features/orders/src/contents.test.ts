import { NewDeliveryProof, NewOrder } from '@portal/contracts';
import type { useT } from '@portal/ui';
import { inEnglish } from '@portal/ui/testing';
import { otpContents, proofContents } from './delivery-proof/proof-contents.js';
import { orderContents } from './order-form/order-contents.js';

it.each([
  ['an order', NewOrder, orderContents],
  ['a delivery proof', NewDeliveryProof, (t: ReturnType<typeof useT>) => [...proofContents(t), otpContents(t)]],
] as const)('every field of %s stands in a part of the contents', async (_, schema, contents) => {
  const named = contents(await inEnglish()).flatMap(({ names, also = [] }) => [...names, ...also]);
  expect(Object.keys(schema.shape).filter((field) => !named.includes(field))).toEqual([]);
});
