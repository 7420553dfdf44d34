import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { Dialog } from '../overlay/dialog.js';
import { PlainInput } from '../plain/plain-input.js';
import { Lines, Secondary } from '../text/text.js';
import { useTouch } from '../theme/media.js';
import { copyText } from './copy-text.js';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Gives the address of this page on: by the phone's own sheet, elsewhere as a copy. Where the browser allows neither, as over
 * plain HTTP, the dialog shows the address to be copied by hand.
 */
export function useShare(title: string): { share: () => void; dialog: ReactNode } {
  const t = useT();
  const touch = useTouch();
  const [address, setAddress] = useState<string>();
  const copy = async (url: string) => {
    if (!(await copyText(url, t('The link was copied')))) setAddress(url);
  };
  const share = async () => {
    const url = location.href;
    if (!touch || !('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isDismissed(error)) await copy(url);
    }
  };
  return {
    share: () => void share(),
    dialog: (
      <Dialog open={address !== undefined} title={t('Share')} onClose={() => setAddress(undefined)}>
        <Lines>
          <Secondary>{t('Copy this link. Only people who may see this page can open it.')}</Secondary>
          <PlainInput
            readOnly
            dir="ltr"
            aria-label={t('Link')}
            value={address ?? ''}
            onFocus={({ target }) => target.select()}
          />
        </Lines>
      </Dialog>
    ),
  };
}
