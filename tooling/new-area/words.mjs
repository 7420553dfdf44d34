import { StartError } from '../../deploy/start-error.mjs';
import { ownFiles } from '../checks/files.mjs';
import { translationsIn } from '../checks/texts.mjs';

export const languages = /** @type {const} */ (['hi', 'ur']);
/** @typedef {(typeof languages)[number]} Language */

/** What every package finds without bringing it. */
const shared = /^packages\/(contracts|ui)\//;

/**
 * What the portal says already, and what was said with the command, in one language.
 * @param {Language} language
 * @param {Readonly<Record<string, string>>} given
 */
function wordsIn(language, given) {
  const files = ownFiles().filter((file) => new RegExp(`/locales/${language}\\.(json|ts)$`).test(file));
  const said = files.map((file) => /** @type {const} */ ([file, translationsIn(file)]));
  const everywhere = new Set(said.filter(([file]) => shared.test(file)).flatMap(([, texts]) => [...texts.keys()]));
  const known = new Map([...said.flatMap(([, texts]) => [...texts]), ...Object.entries(given)]);
  return { everywhere, known };
}

/** The words of a new area: what is said once is said so again, and nothing stays in English. */
export class Words {
  /** @param {import('./plan.mjs').Plan} plan */
  constructor({ said }) {
    this.in = { hi: wordsIn('hi', said.hi), ur: wordsIn('ur', said.ur) };
  }

  /** @param {string[]} texts */
  require(texts) {
    const missing = languages.flatMap((language) =>
      texts.filter((text) => !this.in[language].known.has(text)).map((text) => `  --${language} "${text}=…"`),
    );
    if (missing.length > 0)
      throw new StartError(
        `The portal does not have these words yet. Say how they are translated:\n${missing.join('\n')}`,
      );
  }

  /** @param {Language} language @param {string} text */
  say(language, text) {
    return this.in[language].known.get(text) ?? text;
  }

  /**
   * The texts that a package has to bring, as a file of its locales.
   * @param {Language} language
   * @param {string[]} texts
   */
  bring(language, texts) {
    const own = texts.filter((text) => !this.in[language].everywhere.has(text));
    return Object.fromEntries(own.map((text) => [text, this.say(language, text)]));
  }
}
