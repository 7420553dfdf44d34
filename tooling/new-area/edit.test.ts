import { withEntry, withValues } from './edit.mjs';

const text = `const list = ['a', 'b'] as const;
export const table: Record<string, string> = {
  // the first
  one: 'AB.',
  'two words': 'A..',
} satisfies object;
plain({ features: [one({ x: 1 }), two()] });
`;

it('adds to a list, an object, and a property of a call', () => {
  expect(withEntry('x.ts', text, 'list', "'c'")).toContain("['a', 'b','c'] as const");
  expect(withEntry('x.ts', text, 'table', "three: 'B'")).toContain("'two words': 'A..',three: 'B',\n} satisfies");
  expect(withEntry('x.ts', text, 'features', 'more()', 'one(')).toContain('[one({ x: 1 }),more(), two()]');
  expect(withEntry('x.ts', 'const none = {};', 'none', 'one: 1')).toBe('const none = {one: 1};');
});

it('changes what each entry says, and leaves the rest as it stands', () => {
  const changed = withValues('x.ts', text, 'table', (key, value) =>
    key === 'one' ? undefined : value.getText().toLowerCase(),
  );
  expect(changed).toBe(text.replace("'A..'", "'a..'"));
});

it('says which file lacks what', () => {
  expect(() => withEntry('x.ts', text, 'gone', 'x')).toThrow('x.ts has no gone to add to');
  expect(() => withEntry('x.ts', text, 'list', "'c'", 'zzz')).toThrow('x.ts has nothing in list that says zzz');
});
