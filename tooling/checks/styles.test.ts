import { faultsOf } from './styles.mjs';

const part = (source: string) => `import css from './part.module.css';\n${source}`;
const faults = (files: Record<string, string>) => faultsOf(new Map(Object.entries(files)));

it('holds where a component and its stylesheet name the same classes', () => {
  const sheet = `.part { color: red } .part :global(.ant-btn) { color: blue } @media print { .tone { color: red } }`;
  const source = part(`type Look = 'tone'; export const Part = () => <i className={clsx(css.part, css[look])} />;`);
  expect(faults({ 'ui/part.tsx': source, 'ui/part.module.css': sheet })).toEqual([]);
});

it('names a class that the stylesheet lacks', () => {
  const source = part('export const Part = () => <i className={css.other} />;');
  expect(faults({ 'ui/part.tsx': source, 'ui/part.module.css': '' })).toEqual([
    'ui/part.tsx:2 other is no class of ui/part.module.css',
  ]);
});

it('names a class that nobody uses, in its component or by another stylesheet', () => {
  const source = part('export const Part = () => <i className={css.part} />;');
  const other = `@value part, gone from './part.module.css';\n.part { color: red }`;
  const files = {
    'ui/part.tsx': source,
    'ui/part.module.css': '.part, .idle { color: red }',
    'ui/other.module.css': other,
  };
  expect(faults(files)).toEqual([
    'ui/other.module.css gone is no class of ui/part.module.css',
    'ui/part.module.css .idle is never used',
  ]);
});

it.each([
  ['className="row"', '"row"'],
  ["className={on ? 'row' : undefined}", "'row'"],
  ["className={clsx(on && 'row')}", "'row'"],
  ['className={`row ${on}`}', '`row ${on}`'],
])('refuses a class as text: %s', (attribute, text) => {
  expect(faults({ 'ui/part.tsx': `export const Part = () => <i ${attribute} />;` })).toEqual([
    `ui/part.tsx:1 ${text} is a class as text: it comes from a module`,
  ]);
});

it('a value that a class depends on is no class', () => {
  const source = part("export const Part = () => <i className={clsx(tone === 'plain' && css.part)} />;");
  expect(faults({ 'ui/part.tsx': source, 'ui/part.module.css': '.part { color: red }' })).toEqual([]);
});

it('refuses a class of the whole page', () => {
  expect(faults({ 'ui/page.css': 'h1 { color: red } .row { color: red }' })).toEqual([
    'ui/page.css .row is a class of the whole page: it belongs in a module',
  ]);
});
