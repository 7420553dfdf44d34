import { z } from 'zod';
import {
  assertColumns,
  assertDescribed,
  describedFields,
  descriptionOf,
  headingsOf,
  shownFields,
  valueSchemaOf,
} from './description.js';
import { day, optional, required, rupees, section } from './text.js';

const fields = {
  name: required('Name is required').meta({ label: 'Asset name', headings: ['Asset Name', 'Item'] }),
  value: rupees('Value is required').meta({ label: 'Value', unit: 'rupees' }),
  bought: day().meta({ label: 'Bought on', unit: 'day' }).optional(),
  location: optional(200).meta({ label: 'Location' }),
  covered: z.boolean().default(false).meta({ label: 'Covered' }),
  office: section(z.object({ pin: optional(6).meta({ label: 'PIN code' }) })),
  items: z.array(z.object({ price: rupees('Price').meta({ label: 'Price' }) })).meta({ label: 'Items' }),
};
const Form = z.object(fields);

it.each([
  ['name', 'Asset name'],
  ['bought', 'Bought on'],
  ['office.pin', 'PIN code'],
  ['items.0.price', 'Price'],
])('finds what %s is called', (path, label) => {
  expect(descriptionOf(Form, path).label).toBe(label);
  expect(
    descriptionOf(
      Form.refine(() => true),
      path,
    ).label,
  ).toBe(label);
});

it('finds what a field is called that only one of several forms has', () => {
  const kinds = [z.object({ kind: z.literal('a'), ...fields }), z.object({ kind: z.literal('b') })] as const;
  expect(descriptionOf(z.discriminatedUnion('kind', kinds), 'items.0.price').label).toBe('Price');
});

it('keeps what a rule said of the schema before it was described', () => {
  expect(descriptionOf(Form, 'name')).toMatchObject({ label: 'Asset name', pattern: '\\S' });
});

it('lists what is described, the fields of a section or a list one by one', () => {
  expect(describedFields(Form).map(([path]) => path)).toEqual([
    'name',
    'value',
    'bought',
    'location',
    'covered',
    'office.pin',
    'items',
    'items.price',
  ]);
});

it('names the field that was forgotten', () => {
  expect(() => descriptionOf(Form, 'office.city')).toThrow('office.city has no description');
  expect(() => headingsOf(Form, 'value')).toThrow('value has no headings');
  expect(() => assertDescribed(Form.extend({ model: z.string() }), 'Form')).toThrow('Form: no description of model');
  expect(() => assertColumns(Form, [], 'columns')).toThrow('columns: no column for name');
  expect(() => assertColumns(Form, ['name', 'value'], 'columns')).toThrow('value has no headings');
});

it('tells what a field holds, whatever is wrapped around it', () => {
  expect(valueSchemaOf(fields.covered)).toBeInstanceOf(z.ZodBoolean);
  expect(valueSchemaOf(fields.location)).toBeInstanceOf(z.ZodString);
});

it('shows the fields of an answer as they are described, and optional where they may be missing', () => {
  const { name, value, location, covered } = shownFields(fields);
  const Answer = z.object({ name, value, location, covered });
  const { properties, required: needed } = z.toJSONSchema(Answer, { io: 'output' });
  expect(needed).toEqual(['name', 'value', 'covered']);
  expect(properties).toMatchObject({
    name: { type: 'string' },
    value: { type: 'number' },
    covered: { type: 'boolean' },
  });
  expect(descriptionOf(Answer, 'location').label).toBe('Location');
});
