/**
 * When two names can be taken for the same organisation. Nothing is decided by it: it only says when a person has to look, so it
 * would rather be too careful.
 */

const pairs = (text: string) => new Map(text.split(' ').map(([letter = '', like = '']) => [letter, like] as const));

/** Letters of other alphabets, each before the Latin one that it looks like. */
const foreign = pairs(
  // Cyrillic
  'аa вb сc ԁd еe ғf ԍg нh һh іi їi јj кk ӏl мm пn оo рp ԛq гr ѕs тt цu иu ѵv ѡw ԝw шw хx уy үy з3 б6 ьb ѳo э3 ' +
    // Greek
    'αa βb ϲc δd εe ηn ιi κk μu νv οo ρp σo ςc τt υu χx γy ζz ωw θo ϳj φo ' +
    // Armenian, Latin letters of their own, small capitals
    'օo սu ցg հh զq ոn ıi ȷj ɑa ɡg ɩi ɪi ʏy ƅb øo đd łl ħh ɴn ʀr ᴏo ᴄc ᴠv ᴡw ᴢz ᴛt ᴋk ᴍm ᴅd ᴇe ᴀa ᴘp ᴜu ꜱs ꜰf ʟl ʜh ɢg ʙb ᴊj',
);

/** Greek capitals that look like another letter than their small ones do. */
const capitals = pairs('ΗH ΝN ΡP ΥY ΧX ΜM ΒB ΖZ ΕE ΤT ΙI ΚK ΟO ΑA');

/** How offices and companies are shortened; what is short for it, with one word for all of them. */
const shortForms: readonly (readonly [word: string, ...short: string[]])[] = [
  ['department', 'dept', 'deptt', 'depts', 'depart', 'departmental', 'departments', 'dpt', 'dep'],
  ['district', 'dist', 'distt', 'distr', 'dt', 'districts'],
  ['government', 'govt', 'gov', 'govmt', 'gvt', 'governmental', 'govts', 'goverment'],
  ['ministry', 'min', 'mins', 'mnstry', 'minst', 'minist', 'ministries'],
  ['office', 'off', 'ofc', 'offc', 'offce', 'offices', 'ofice'],
  ['officer', 'offr', 'ofcr', 'officers'],
  ['private', 'pvt', 'pvte', 'prvt', 'pte', 'priv', 'p'],
  ['limited', 'ltd', 'ltda', 'lmtd', 'limtd', 'lim'],
  ['company', 'co', 'comp', 'coy', 'companies'],
  ['corporation', 'corp', 'corpn', 'corporations'],
  ['incorporated', 'inc', 'incorp'],
  ['directorate', 'dte', 'dirte', 'directorates'],
  ['division', 'div', 'divn', 'divisional', 'divisions'],
  ['commissioner', 'comm', 'commr', 'comr'],
  ['collectorate', 'collr', 'colltr'],
  ['secretariat', 'sectt', 'sect', 'sec', 'sectariat'],
  ['organization', 'org', 'orgn', 'organisation', 'orgs'],
  ['institute', 'inst', 'instt', 'institution'],
  ['university', 'univ', 'uni'],
  ['municipal', 'mun', 'munc', 'mpl'],
  ['national', 'natl', 'nat'],
  ['international', 'intl', 'int'],
  ['technology', 'tech', 'technologies', 'techno', 'techs'],
  ['information', 'info', 'infor'],
  ['industries', 'ind', 'inds', 'industry', 'indus'],
  ['enterprise', 'ent', 'entp', 'enterprises'],
  ['services', 'svc', 'svcs', 'service', 'serv', 'srv'],
  ['solutions', 'soln', 'solns', 'solution'],
  ['systems', 'sys', 'system', 'syst'],
  ['brothers', 'bros'],
  ['general', 'genl', 'gen'],
  ['regional', 'regl', 'reg', 'region'],
  ['state', 'st'],
  ['central', 'cent', 'ctr', 'cntrl', 'centre', 'center'],
  ['headquarters', 'hq', 'hqrs', 'headquarter'],
  ['public', 'pub'],
  ['education', 'edu', 'educ'],
  ['development', 'dev', 'devt', 'dvlp'],
  ['authority', 'auth'],
  ['limitedliabilitypartnership', 'llp'],
];

/** What a name has or has not without being another one. */
const silent = new Set(['the', 'of', 'for', 'and', 'at', 'in', 'to', 'ms', 'messrs', 'shri', 'sri']);

// Marks above and below Latin, Greek and Cyrillic letters; those of Indian scripts are letters of their own.
const accents = /[\u0300-\u036f]/g;
const invisible = /\p{Cf}|\p{Variation_Selector}|\u115f|\u1160|\u17b4|\u17b5|\u3164/gu;

function latin(name: string) {
  const plain = [...name.normalize('NFKD').replace(invisible, '').replace(accents, '')];
  const small = [
    ...plain
      .map((letter) => capitals.get(letter) ?? letter)
      .join('')
      .toLowerCase(),
  ];
  return small
    .map((letter) => foreign.get(letter) ?? letter)
    .join('')
    .normalize('NFC');
}

/** A letter written twice counts once, and two that stand for a third one count as that. */
const unrepeated = (text: string) =>
  text
    .replace(/vv/g, 'w')
    .replace(/rn/g, 'm')
    .replace(/(\p{L})\1+/gu, '$1');

const asLetters = (text: string) => text.replace(/[1i]/g, 'l').replace(/0/g, 'o').replace(/5/g, 's');

/** A word with the digits in it read as the letters they look like; a number stays one. */
const asSeen = (word: string) => (/^\d+$/.test(word) ? word : unrepeated(asLetters(word)));

// As written first: off. is short for office, and seen without its second letter it is not.
const written = new Map(
  shortForms.flatMap(([word, ...short]) =>
    [word, ...short].flatMap((form) => [asSeen(form), form].map((key) => [key, asSeen(word)] as const)),
  ),
);
written.delete('of');

/** The words of a name as they are compared, each written out. */
function wordsOf(name: string): string[] {
  const text = latin(name)
    .replace(/[&+]/g, ' and ')
    .replace(/(?<=\p{L})[|!](?=\p{L})/gu, 'l')
    // Gov't, M/s, N.I.C.: such a mark parts no words.
    .replace(/['’`´ʼ]/g, '')
    .replace(/(?<![\p{L}\p{M}])(\p{L})[./](?=\p{L}(?![\p{L}\p{M}]))/gu, '$1');
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .flatMap((word) => /^(\p{L}{2,})(\d+)$/u.exec(word)?.slice(1) ?? [word])
    .filter((word) => !silent.has(word))
    .map((word) => written.get(word) ?? written.get(asSeen(word)) ?? asSeen(word));
}

/** Two names that have one of these in common look alike: one for any spacing, one for any order of the words. */
export function nameKeys(name: string): string[] {
  const words = wordsOf(name);
  return [...new Set([asLetters(unrepeated(words.join(''))), [...words].sort().join(' ')])].filter((key) => key !== '');
}

/** Could one name be taken for the other? */
export function lookAlike(one: string, other: string): boolean {
  const keys = nameKeys(one);
  return nameKeys(other).some((key) => keys.includes(key));
}
