import { contractTexts } from '../contract-texts.js';
import { orderStates, orderStatuses } from '../states/order.js';
import { areaLabelOf, eventLabelOf } from './events.js';
import { assertAudited, auditedField, recordLabelOf } from './records.js';
import { valueLabelOf } from './values.js';

it('calls a field of a record what its form calls it, and knows it inside of a section or a list', () => {
  expect(auditedField('name', 'Asset')?.label).toBe('Asset name');
  expect(auditedField('name', 'User')?.label).toBe('Name');
  expect(auditedField('unitPrice', 'Order')).toMatchObject({ unit: 'rupees' });
  expect(auditedField('consigneeName', 'Registration')?.label).toBe('Consignee name');
});

it('knows which values are amounts, and which name other fields', () => {
  expect(auditedField('totalAmount')?.unit).toBe('rupees');
  expect(auditedField('fieldsToCorrect')?.namesFields).toBe(true);
  expect(auditedField('mapping')?.namesFields).toBe(true);
});

it('calls a field of a type that is no more as others call it, and an unknown one nothing', () => {
  expect(auditedField('city', 'OldThing')?.label).toBe('City');
  expect(auditedField('flagOfOld', 'Asset')).toBeUndefined();
});

it('stops a service that keeps a field or a record without a description', () => {
  expect(() => assertAudited('Asset', ['_id', 'name', 'serialKey', 'deviceOtp'])).not.toThrow();
  expect(() => assertAudited('Asset', ['colour'])).toThrow('Asset: no description of colour');
  expect(() => assertAudited('Thing', [])).toThrow('Thing: no description of this type of record');
});

it.each(orderStatuses)('has words for the event of an order that becomes %s', (status) => {
  const { event, eventLabel } = orderStates[status];
  expect(eventLabelOf(`procurement.order.${event}`)).toBe(eventLabel);
});

it('has general words for what an older release told', () => {
  expect([eventLabelOf('old.thing.done'), recordLabelOf('OldThing'), areaLabelOf('old')]).toEqual([
    'Change',
    'Record',
    'Record',
  ]);
});

it.each(['hi', 'ur'])('says stored codes in %s', async (language) => {
  const texts = await contractTexts(language);
  expect(['active', 'purchase', 'support-agent'].filter((code) => !texts[valueLabelOf(code)])).toEqual([]);
});
