import { messages } from './messages.js';

it('has a word of its own for one that is left', async () => {
  const english = await messages('en');
  for (const text of ['{{count}} attempts left', '{{count}} items left'])
    expect(english[`${text}_one`]).toMatch(/(attempt|item) left$/);
});
