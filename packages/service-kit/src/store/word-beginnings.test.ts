import { WordBeginnings } from './word-beginnings.js';

const beginnings = new WordBeginnings();
const serials = Array.from({ length: 50_000 }, (_, n) => `sn${String(n).padStart(6, '0')}`);
beginnings.take([...serials, 'क्रमांक']);

it('knows each beginning of each word', () => {
  for (const serial of serials.slice(0, 100))
    for (let length = 1; length <= serial.length; length++)
      expect([serial, length, beginnings.may(serial.slice(0, length))]).toEqual([serial, length, true]);
  expect(['क', 'क्रम', 'क्रमांक'].map((word) => beginnings.may(word))).toEqual([true, true, true]);
});

it('says of most others that no word begins so', () => {
  const others = Array.from({ length: 1_000 }, (_, n) => `gill${n}`);
  expect(others.filter((word) => beginnings.may(word)).length).toBeLessThan(20);
  expect(['gill', 'dell', 'मान'].map((word) => beginnings.may(word))).toEqual([false, false, false]);
});
