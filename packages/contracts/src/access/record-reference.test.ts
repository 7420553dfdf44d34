import { readsRecords, readsWithOrganization, RecordReference } from './record-reference.js';

it('tells an end user with their organisation of nothing that they see in their own name alone', () => {
  const types = RecordReference.shape.type.options.filter((type) => readsRecords(type, 'End User'));
  expect(types).toEqual(expect.arrayContaining(['ticket', 'device', 'purchaseOrder', 'warrantyClaim']));
  expect(types.filter((type) => readsWithOrganization(type, 'End User'))).toEqual(['account']);
});

it.each(['Super Admin', 'Buyer', 'Seller', 'OEM', 'Support Agent'] as const)(
  'tells a %s of what it has pages of',
  (role) => {
    const types = RecordReference.shape.type.options.filter((type) => readsRecords(type, role));
    expect(types.filter((type) => !readsWithOrganization(type, role))).toEqual([]);
  },
);
