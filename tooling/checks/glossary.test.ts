import { identifiersOf, refusedWords } from './glossary.mjs';

const page = `# Domain

## Glossary

| term    | meaning           | not            |
| ------- | ----------------- | -------------- |
| timeout | how long one waits | \`patience\`     |
| batch   | one go            | \`lot\`, \`lots\`  |

## More

| other | table | \`untouched\` |
`;

it('reads the words that are refused out of the glossary alone', () => {
  expect([...refusedWords(page)]).toEqual([
    ['patience', 'timeout'],
    ['lot', 'batch'],
    ['lots', 'batch'],
  ]);
});

it('finds a word in the middle of a name, and none in texts and comments', () => {
  const source = "// patience\nconst longPatience = 'patience'; const LOT_SIZE = <Lots />;";
  const words = identifiersOf(source).map(({ line, words: parts }) => [line, parts]);
  expect(words).toEqual([
    [2, ['long', 'patience']],
    [2, ['lot', 'size']],
    [2, ['lots']],
  ]);
});
