import { saidTwice } from './texts.mjs';

const file = (name: string, said: Record<string, string>) => [name, new Map(Object.entries(said))] as const;

it('names a key that two packages translate in different ways, and each wording', () => {
  const files = [
    file('orders/hi.json', { Print: 'छापें', Assets: 'परिसंपत्तियाँ' }),
    file('reports/hi.json', { Print: 'प्रिंट करें', Assets: 'परिसंपत्तियाँ' }),
  ];
  const wordings = new Map([
    ['छापें', 'orders/hi.json'],
    ['प्रिंट करें', 'reports/hi.json'],
  ]);
  expect(saidTwice(files)).toEqual([['Print', wordings]]);
});
