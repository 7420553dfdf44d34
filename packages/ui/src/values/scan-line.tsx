import type { ScanState } from '@portal/contracts';
import { useT } from '../i18n/use-t.js';
import { ErrorText, Secondary } from '../text/text.js';

const words: Record<ScanState, string | undefined> = {
  clean: undefined,
  'not scanned': 'Not scanned for viruses',
  waiting: 'Waits for the virus scanner',
  refused: 'Removed: the virus scanner found something harmful',
  'could not be scanned': 'The virus scanner could not read it',
};
const faults: readonly ScanState[] = ['refused', 'could not be scanned'];

/** May somebody have it? What is not known yet, the server decides. */
export const isGiven = (scan: ScanState | undefined) =>
  scan === undefined || scan === 'clean' || scan === 'not scanned';

/** What the virus scanner says of a file; of a clean one, nothing. */
export function ScanLine({ state }: { state: ScanState | undefined }) {
  const t = useT();
  const text = state && words[state];
  if (!text) return null;
  return faults.includes(state) ? <ErrorText>{t(text)}</ErrorText> : <Secondary>{t(text)}</Secondary>;
}
