import {
  areaWords,
  contractTexts,
  editPersonForms,
  eventWords,
  fieldWords,
  newPersonForms,
  recordTypeWords,
  registrationForms,
  valueWords,
} from '@portal/contracts';
import type { z } from 'zod';
import { type Told, toldInSources } from '../testing/told-in-sources.js';

let told: Told;
const forms = [
  ...Object.values(newPersonForms),
  ...Object.values(editPersonForms),
  ...Object.values(registrationForms),
];
const without = (names: Iterable<string>, words: object) =>
  [...names].filter((name) => !Object.hasOwn(words, name)).sort();

/** Names of the fields and the closed lists of a form, inner ones too. */
function takeForm(schema: z.core.$ZodType) {
  const def = schema._zod.def as unknown as Record<string, unknown> & { type: string };
  if (def.type === 'enum') for (const value of Object.values(def['entries'] as object)) told.values.add(String(value));
  if (def.type === 'object') {
    for (const [name, inner] of Object.entries(def['shape'] as Record<string, z.core.$ZodType>)) {
      told.fields.add(name);
      takeForm(inner);
    }
  }
  for (const part of ['innerType', 'element', 'in', 'out']) if (def[part]) takeForm(def[part] as z.core.$ZodType);
}

beforeAll(() => {
  told = toldInSources();
  forms.forEach(takeForm);
}, 120_000);

it('reads events, records and fields of every service', () => {
  expect([...told.subjects]).toEqual(expect.arrayContaining(['asset.import.checked', 'procurement.order.mapped']));
  expect([...told.types]).toEqual(expect.arrayContaining(['Order', 'DeliveryProof', 'SignIn']));
  expect([...told.fields]).toEqual(expect.arrayContaining(['unitPrice', 'verificationStatus', 'consigneeName']));
});

it('has a word for every event, and none for an event that nobody tells', () => {
  expect(without(told.subjects, eventWords)).toEqual([]);
  expect(without(Object.keys(eventWords), Object.fromEntries([...told.subjects].map((name) => [name, true])))).toEqual(
    [],
  );
  expect(
    without(
      [...told.subjects].map((subject) => subject.split('.')[0]!),
      areaWords,
    ),
  ).toEqual([]);
});

it('has a word for every type of record', () => expect(without(told.types, recordTypeWords)).toEqual([]));

it('has a word for every field', () => expect(without(told.fields, fieldWords)).toEqual([]));

it.each(['hi', 'ur'])('says each of them and every value in %s', async (language) => {
  const texts = await contractTexts(language);
  const words = [areaWords, eventWords, recordTypeWords, fieldWords].flatMap((list) => Object.values(list));
  expect(without(words, texts)).toEqual([]);
  // Abbreviations are the same everywhere, and a value can be the name of a field.
  const values = [...told.values].filter((value) => /[a-z]/.test(value) && !Object.hasOwn(fieldWords, value));
  expect(
    without(
      values.map((value) => valueWords[value] ?? value),
      texts,
    ),
  ).toEqual([]);
});
