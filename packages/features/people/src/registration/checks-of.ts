import type { Registration } from '@portal/contracts';
import type { useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

/** The files that came with it. */
export const filesCheck = (t: T, { files }: Registration) =>
  files.length
    ? { ok: true, text: t('{{count}} files attached', { count: files.length }) }
    : { ok: false, text: t('No file is attached') };

/** What the portal has looked at. What was noticed is counted: it stands beside, each thing once with all that is known of it. */
export function checksOf(t: T, registration: Registration) {
  const noticed = registration.marks?.length ?? 0;
  return [
    noticed
      ? { ok: false, text: t('{{count}} things were noticed', { count: noticed }) }
      : { ok: true, text: t('Nothing suspicious was found') },
    filesCheck(t, registration),
  ];
}
