import { NewDeliveryProof, NewPurchaseDelivery } from './delivery-proof.js';

const missing = (schema: typeof NewDeliveryProof | typeof NewPurchaseDelivery) =>
  Object.fromEntries((schema.safeParse({}).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

const papers = {
  deliveryDate: 'Delivery date is required',
  deliveryLocation: 'Delivery location is required',
  deliveryBatch: 'Delivery batch number is required',
  deliveredAssets: 'Add at least one item.',
  deliveryReceipt: 'Delivery receipt is required',
  invoice: 'Invoice is required',
};

it('says of each part of a proof that it is missing', () => {
  expect(missing(NewDeliveryProof)).toEqual({ ...papers, otp: 'Please enter OTP' });
  expect(missing(NewPurchaseDelivery)).toEqual(papers);
});
