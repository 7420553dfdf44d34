// Every text that a person sees is there in each language: in its own package, in the UI kit or in the contracts.
import { ownFiles } from './files.mjs';
import { keysIn, textsOfContract, textsOfPage } from './texts.mjs';

const languages = ['hi', 'ur'];
const packageOf = /^(packages\/(?:contracts|ui|service-kit)|packages\/features\/[^/]+|shell|mfe-[^/]+)\/src\//;
const shared = ['packages/contracts', 'packages/ui'];
const files = ownFiles();

/** @param {string} file */
const homeOf = (file) => packageOf.exec(file)?.[1] ?? '';

/** @param {string} language */
function translatedIn(language) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  const endings = [`/locales/${language}.json`, `/locales/${language}.ts`];
  for (const file of files.filter((each) => homeOf(each) && endings.some((ending) => each.endsWith(ending)))) {
    known.set(homeOf(file), new Set([...(known.get(homeOf(file)) ?? []), ...keysIn(file)]));
  }
  return known;
}

/** Numbers inside a text are named in its key, as the pages do it. @param {string} text */
function keyOf(text) {
  let index = 0;
  return text.replace(/(?<!\{\{n?)\b\d+(?:[.,]\d+)*/g, () => {
    index += 1;
    return index === 1 ? '{{n}}' : `{{n${index}}}`;
  });
}

/**
 * @param {Set<string> | undefined} keys
 * @param {string} text
 */
const has = (keys, text) => [text, `${text}_other`, keyOf(text)].some((key) => keys?.has(key));

let missing = 0;
const sources = files.filter(
  (file) => homeOf(file) && /\.tsx?$/.test(file) && !/\.(test|types|d)\.|\/locales\/|\/testing\//.test(file),
);
for (const language of languages) {
  const known = translatedIn(language);
  for (const file of sources) {
    const home = homeOf(file);
    const texts = home === 'packages/contracts' ? textsOfContract(file) : textsOfPage(file);
    for (const text of new Set(texts)) {
      if ([home, ...shared].some((place) => has(known.get(place), text))) continue;
      missing += 1;
      console.error(`  ${language}: ${file}: "${text}" is not translated`);
    }
  }
}
process.exitCode = missing > 0 ? 1 : 0;
