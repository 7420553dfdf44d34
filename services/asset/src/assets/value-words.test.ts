import { wordsOf } from '@portal/service-kit';
import { ValueWords } from './value-words.js';

const values: (string | undefined)[] = [undefined, 'Block 3, Room 12', 'Block 4', 'room 3', 'Blockhouse', 'Roof roof'];
const words = new ValueWords(values, wordsOf);
const having = (...beginnings: string[]) => {
  const passing = words.having(beginnings);
  return values.filter((_, code) => passing[code] === 1);
};

it('finds the values that have each word, or one that begins so', () => {
  expect(having('block')).toEqual(['Block 3, Room 12', 'Block 4', 'Blockhouse']);
  expect(having('block', '3')).toEqual(['Block 3, Room 12']);
  expect(having('3')).toEqual(['Block 3, Room 12', 'room 3']);
  expect(having('roof', 'roof', 'ro')).toEqual(['Roof roof']);
  expect(having('roof', 'block')).toEqual([]);
  expect(having('lock')).toEqual([]);
  expect(having('blockhouses')).toEqual([]);
});

it('finds what came since, few or very many', () => {
  values.push('Attic 1');
  expect(having('attic')).toEqual(['Attic 1']);
  values.push(...Array.from({ length: 1_500 }, (_, n) => `Cellar ${n}`));
  expect(having('attic')).toEqual(['Attic 1']);
  expect(having('cellar', '149').sort()).toEqual(
    ['149', ...Array.from({ length: 10 }, (_, n) => `149${n}`)].map((number) => `Cellar ${number}`).sort(),
  );
  values.push('Attic 2');
  expect(having('attic').sort()).toEqual(['Attic 1', 'Attic 2']);
  expect(having('room', '12')).toEqual(['Block 3, Room 12']);
});
