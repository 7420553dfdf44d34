import { readFileSync } from 'node:fs';

const theme = '../../packages/ui/src';
const textOf = (path: string) => readFileSync(new URL(`${theme}/${path}`, import.meta.url), 'utf8');
const named = (role: string) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const valuesIn = (block = '') =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+): (#[\da-f]+);/g)].map(([, name, value]) => [name, value]));

it('the pages have the colours that antd is given, in both themes', () => {
  const [light, dark] = textOf('styles/tokens.css').split("[data-theme='dark']").map(valuesIn);
  const palette = [...textOf('theme/colors.ts').matchAll(/^ {2}(\w+): \['(#\w+)', '(#\w+)'\],$/gm)];
  const column = (at: number) =>
    Object.fromEntries(palette.map((row) => [named(row[1] ?? ''), row[at]?.toLowerCase()] as const));
  expect(palette.length).toBeGreaterThan(30);
  expect(light).toEqual(column(2));
  expect({ ...light, ...dark }).toEqual(column(3));
});
