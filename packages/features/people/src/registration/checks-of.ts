import { markWords, type Registration } from '@portal/contracts';
import type { useT } from '@portal/ui';

/** What the portal has looked at. */
export function checksOf(t: ReturnType<typeof useT>, registration: Registration) {
  const marks = [...new Set((registration.marks ?? []).map(({ code }) => code))];
  return [
    ...(marks.length
      ? marks.map((code) => ({ ok: false, text: t(markWords[code]) }))
      : [{ ok: true, text: t('Nothing suspicious was found') }]),
    registration.files.length
      ? { ok: true, text: t('{{count}} files attached', { count: registration.files.length }) }
      : { ok: false, text: t('No file is attached') },
  ];
}
