import { changedFields, valueText } from './audit.words.js';

const words: Record<string, string> = { Yes: 'हाँ', Active: 'सक्रिय', city: 'शहर', pin: 'पिन कोड', quantity: 'मात्रा' };
const say = (text: string) => words[text] ?? text;

it.each([
  ['hasAmc', true, 'हाँ'],
  ['status', 'active', 'सक्रिय'],
  ['status', 'Active', 'सक्रिय'],
  ['approvedAt', '2026-11-01T10:00:00.000Z', '01-11-2026, 15:30'],
  ['purchaseDate', '2026-11-01', '01-11-2026'],
  ['totalAmount', 123456789, '₹\u00a012,34,567.89'],
  ['quantity', 12.5, '12.5'],
  ['brands', ['Dell', 'HP'], 'Dell, HP'],
  ['files', [{ id: 'f1', name: 'letter.pdf', sha256: 'x' }], 'letter.pdf'],
  ['items', [{ city: 'Pune', quantity: 2 }], 'शहर: Pune, मात्रा: 2'],
  ['officeAddress', { city: 'Pune', pin: '411001' }, 'शहर: Pune, पिन कोड: 411001'],
  ['form', {}, '–'],
  ['fieldsToCorrect', ['officeAddress.city'], 'officeAddress · शहर'],
  ['mapping', { Town: 'city' }, 'Town: शहर'],
  ['notes', undefined, '–'],
])('%s of %j reads %s', (name, value, text) => {
  expect(valueText(value, name, say, say)).toBe(text);
});

it('names the inner fields that changed, and leaves out those that did not', () => {
  const form = (city: string) => ({ form: { name: 'A', officeAddress: { city, pin: '411001' } } });
  expect(changedFields(form('Pune'), form('Nagpur'))).toEqual([
    { path: ['form', 'officeAddress', 'city'], from: 'Pune', to: 'Nagpur' },
  ]);
  expect(changedFields({ disposal: null }, { disposal: { reason: 'Old', status: 'Requested' } })).toEqual([
    { path: ['disposal', 'reason'], from: undefined, to: 'Old' },
    { path: ['disposal', 'status'], from: undefined, to: 'Requested' },
  ]);
});
