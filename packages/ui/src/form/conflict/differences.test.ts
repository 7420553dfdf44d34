import { z } from 'zod';
import { differencesOf, takenFrom, withValues } from './differences.js';

const label = (text: string) => z.any().meta({ label: text });
const schema = z.object({
  name: label('Name'),
  value: label('Value'),
  place: z.object({ pin: label('PIN code') }),
  items: z.array(z.object({ quantity: label('Quantity') })),
});
const opened = { name: 'A', value: 10, place: { pin: '1' }, items: [{ id: 'i1', quantity: 1 }], version: 1 };
const found = (theirs: object, mine: object) =>
  differencesOf(schema, { opened, theirs: { ...opened, ...theirs }, mine: { ...opened, ...mine } }).map(
    ({ path, by }) => `${path} ${by}`,
  );

it('tells who changed a field, and nothing of what the form does not ask for', () => {
  expect(found({ name: 'B', version: 2 }, { value: 20 })).toEqual(['name them', 'value you']);
  expect(found({ name: 'B' }, { name: 'C' })).toEqual(['name both']);
});

it('takes values that read the same for the same', () => {
  expect(found({ value: 20, name: undefined }, { value: '20', name: '' })).toEqual([]);
});

it('looks into parts and lines, and takes a list as a whole where its lines are others', () => {
  expect(found({ place: { pin: '2' }, items: [{ id: 'i1', quantity: 2 }] }, {})).toEqual([
    'place.pin them',
    'items.0.quantity them',
  ]);
  const added = [...opened.items, { id: 'i2', quantity: 1 }];
  expect(found({ items: added }, {})).toEqual(['items them']);
});

it('takes the names of files along with them', () => {
  const theirs = { logo: ['f2'], $files: { logo: [{ id: 'f2', name: 'new.png' }] } };
  const mine = { logo: ['f1'], $files: { logo: [{ id: 'f1', name: 'old.png' }] }, name: 'typed' };
  expect(withValues(mine, takenFrom(theirs, mine, ['logo']))).toEqual({ ...theirs, name: 'typed' });
});
