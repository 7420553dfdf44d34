import { contractTexts } from '../contract-texts.js';
import { causeInWords, releaseCauses } from './release-cause.js';

const shut = {
  ...{ code: 'gate-shut', values: { area: 'mfe-buyer', version: '4' } },
  because: { code: 'file-missing', values: { file: 'page.js' } },
};

it('says a cause in English, what it comes of within the sentence', () => {
  expect(causeInWords(shut)).toBe('mfe-buyer 4 does not go live: its file page.js is not in the store.');
});

it('says it as the reader does', () => {
  const asked: string[] = [];
  const words = causeInWords(shut, (text, values) => `${asked.push(text)} ${Object.keys(values).join()}`);
  expect(asked).toEqual([releaseCauses['file-missing'], releaseCauses['gate-shut']]);
  expect(words).toBe('2 area,version,because');
});

it('says nothing of a code that it does not know, nor of what comes of one', () => {
  const newer = { code: 'of-tomorrow', values: {} };
  expect(causeInWords(newer)).toBeUndefined();
  expect(causeInWords({ ...shut, because: newer })).toBeUndefined();
  expect(causeInWords({ ...newer, code: 'constructor' })).toBeUndefined();
});

const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();

it.each(['hi', 'ur'])('has a place for each value in %s', async (language) => {
  const texts = await contractTexts(language);
  for (const text of Object.values(releaseCauses)) expect(places(texts[text] ?? text)).toEqual(places(text));
});
