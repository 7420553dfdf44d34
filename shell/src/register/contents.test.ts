import { BuyerRegistration, EndUserRegistration, SellerRegistration } from '@portal/contracts';
import { inEnglish } from '@portal/ui/testing';
import { buyerContents } from './buyer-contents.js';
import { endUserContents } from './end-user-contents.js';
import { sellerContents } from './seller-contents.js';

it.each([
  ['buyer', BuyerRegistration, buyerContents],
  ['seller', SellerRegistration, sellerContents],
  ['end user', EndUserRegistration, endUserContents],
] as const)('every field of a %s stands in a part of the contents', async (_, schema, contents) => {
  const named = contents(await inEnglish()).flatMap(({ names, also = [] }) =>
    [...names, ...also].map((name) => name.split('.')[0]),
  );
  expect(Object.keys(schema.shape).filter((field) => !named.includes(field))).toEqual([]);
});
