import type { Cause } from '../kernel/problem.js';

/**
 * Why a release does not go live, or its trial was ended, by code: a code keeps its meaning, for the store of the releases holds it for years.
 * What shuts a gate stands within a sentence.
 * @translated
 */
export const releaseCauses = {
  'other-agreement': 'it was built for version {{version}} of the agreement with the shell, which has {{offered}}',
  'not-shared': 'it takes {{package}} from the shell, which does not share it',
  'shared-otherwise': 'it was built with {{package}} {{version}}, the shell shares {{offered}}',
  'no-address': 'it declares no address of its own',
  'no-plain-address': 'its address {{path}} is not one word in small letters behind a slash',
  'address-of-the-portal': "its address {{path}} is the portal's own",
  'address-of-another': 'its address {{path}} belongs to {{owner}}',
  'menu-of-another': 'its menu leads to {{path}}, which belongs to {{owner}}',
  'unknown-permission': 'its menu asks for the permission {{permission}}, which nobody has',
  'other-words': 'it translates "{{text}}", which is no word of its menu',
  'opens-heavy': 'opening it loads {{size}} KiB, {{most}} at most (entry and module, compressed)',
  'other-host': 'it lies at {{origin}}, which is none of REMOTE_ORIGINS that the portal was started with',
  'entry-elsewhere': 'its entry {{entry}} is none of its own files',
  'entry-not-pinned': 'the integrity of its entry is not the one of the file',
  'file-missing': 'its file {{file}} is not in the store',
  'file-changed': 'its file {{file}} is not the one that was built',
  'page-lacks': 'in a browser its first page {{path}} asks for {{file}}, which is not there',
  'page-throws': 'in a browser its first page {{path}} throws: {{message}}',
  'page-fails': 'in a browser its first page {{path}} fails: {{message}}',
  'page-late': 'in a browser its first page {{path}} does not stand within {{seconds}} s',
  'page-leads-away': 'in a browser its first page {{path}} leads to {{found}}',
  'told-in-english': '{{words}}',
  'gate-shut': '{{area}} {{version}} does not go live: {{because}}.',
  'lies-elsewhere': 'What lies as {{area}} {{version}} is {{found}}.',
  'no-area': 'There is no area {{area}}; there are {{known}}.',
  'no-area-yet': 'There is no area {{area}}; there are none, build and publish them first.',
  'no-release': '{{area}} has no release {{version}}; there are {{known}}.',
  'no-release-yet': '{{area}} has no release {{version}}; there are none.',
  'spoilt-release': '{{key}} in the store cannot be read: publish {{area}} {{version}} again.',
  'no-shell': 'What the shell offers is not known yet: the portal has to be started once.',
  'live-already': '{{area}} {{version}} is live already.',
  'none-before': '{{area}} has no earlier release to go back to.',
  'none-live': '{{area}} has no live release that {{version}} could stand beside.',
  'other-addresses': '{{area}} {{version}} lies at other addresses than the live release: promote it.',
  'no-canary': '{{area}} has no canary.',
  'other-canary': '{{area}} has no canary {{version}}.',
  'changed-all-the-time': 'Others change what is live all the time; {{area}} was left as it is. Try again.',
  'store-put-back': 'The store of the releases was put back to an earlier state.',
  'failed-more-often':
    'It failed for {{troubled}} of {{people}} people ({{share}} %), the live release for {{troubledLive}} of {{peopleLive}} people ({{shareLive}} %).',
} as const;
export type ReleaseCauseCode = keyof typeof releaseCauses;

/** Translates a text and puts the values into their places. */
type Say = (text: string, values: Record<string, string>) => string;

const inEnglish: Say = (text, values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

const isKnown = (code: string): code is ReleaseCauseCode => Object.hasOwn(releaseCauses, code);

/** A cause in words; nothing where its code, or that of what it comes of, is of a newer release. */
export function causeInWords({ code, values, because }: Cause, say: Say = inEnglish): string | undefined {
  const reason = because && causeInWords(because, say);
  if (!isKnown(code) || (because && reason === undefined)) return undefined;
  return say(releaseCauses[code], { ...values, ...(reason === undefined ? {} : { because: reason }) });
}
