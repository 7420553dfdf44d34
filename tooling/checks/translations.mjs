// Every text that a person sees is there in each language: in its own package, in the UI kit or in the contracts. A key is said in one
// way everywhere: all packages share one table in the browser, where the one that comes last would win.
import { ownFiles } from './files.mjs';
import { saidTwice, textsOfContract, textsOfPage, translationsIn } from './texts.mjs';

const languages = ['hi', 'ur'];
const packageOf = /^(packages\/(?:contracts|ui|service-kit)|packages\/features\/[^/]+|shell|mfe-[^/]+)\/src\//;
const shared = ['packages/contracts', 'packages/ui'];
const files = ownFiles();

/** @param {string} file */
const homeOf = (file) => packageOf.exec(file)?.[1] ?? '';

/** @param {string} language */
function translatedIn(language) {
  const endings = [`/locales/${language}.json`, `/locales/${language}.ts`];
  return files
    .filter((each) => homeOf(each) && endings.some((ending) => each.endsWith(ending)))
    .map((file) => /** @type {const} */ ([file, translationsIn(file)]));
}

/** @param {ReturnType<typeof translatedIn>} translated */
function keysByHome(translated) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  for (const [file, said] of translated)
    known.set(homeOf(file), new Set([...(known.get(homeOf(file)) ?? []), ...said.keys()]));
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

let faults = 0;
const sources = files.filter(
  (file) => homeOf(file) && /\.tsx?$/.test(file) && !/\.(test|types|d)\.|\/locales\/|\/testing\//.test(file),
);
for (const language of languages) {
  const translated = translatedIn(language);
  for (const [key, wordings] of saidTwice(translated)) {
    faults += 1;
    const each = [...wordings].map(([text, file]) => `"${text}" (${file})`).join(', ');
    console.error(`  ${language}: "${key}" is translated in several ways: ${each}`);
  }
  const known = keysByHome(translated);
  for (const file of sources) {
    const home = homeOf(file);
    const texts = home === 'packages/contracts' ? textsOfContract(file) : textsOfPage(file);
    for (const text of new Set(texts)) {
      if ([home, ...shared].some((place) => has(known.get(place), text))) continue;
      faults += 1;
      console.error(`  ${language}: ${file}: "${text}" is not translated`);
    }
  }
}
process.exitCode = faults > 0 ? 1 : 0;
