import { portalId } from '@portal/contracts';
import { useT } from '../i18n/use-t.js';

/** Who did something: a name as it is, and the portal itself in the reader's language. */
export function useWho() {
  const t = useT();
  return (id: string, name: string) => (id === portalId ? t('Portal') : name);
}
