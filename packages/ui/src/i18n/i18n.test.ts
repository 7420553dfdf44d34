import i18next from 'i18next';
import { addMessages, applyLanguage, startI18n } from './i18n.js';

beforeAll(startI18n);

it('is waited for by everybody who asks for the same texts, and fetched once', async () => {
  let come = (_: Record<string, string>) => undefined as void;
  const coming = new Promise<Record<string, string>>((resolve) => (come = resolve));
  const asked: string[] = [];
  const source = (language: string) => {
    asked.push(language);
    return coming;
  };
  const first = addMessages(source);
  let done = false;
  const second = addMessages(source).then(() => (done = true));
  await Promise.resolve();
  expect(done).toBe(false);
  come({});
  await Promise.all([first, second]);
  expect(new Set(asked).size).toBe(1);
});

it('fetches again what did not come', async () => {
  let tries = 0;
  const source = async () => {
    tries += 1;
    if (tries <= 1) throw new Error('no network');
    return {};
  };
  await expect(addMessages(source)).rejects.toThrow('no network');
  await expect(addMessages(source)).resolves.toBeUndefined();
});

it('brings texts in the language that is on its way when they are asked for', async () => {
  let come = () => undefined as void;
  const coming = new Promise<void>((resolve) => (come = resolve));
  const slow = async (language: string) => {
    if (language === 'ur') await coming;
    return {};
  };
  await addMessages(slow);
  const applying = applyLanguage('ur');
  const closed = { ur: { Closed: 'بند' } };
  await addMessages(async (language) => (language === 'ur' ? closed.ur : {}));
  come();
  await applying;
  expect(i18next.t('Closed')).toBe('بند');
});
