import type { Received } from '../api/download.js';
import { useT } from '../i18n/use-t.js';
import { PlainButton } from '../plain/plain-button.js';
import { Secondary } from '../text/text.js';
import { formatSize } from '../values/file-size.js';
import { Ltr } from '../values/ltr.js';
import css from './links.module.css';

/** How much of a file has come, beside the button that asked for it, with a way to call it off. */
export function DownloadProgress({ received, onCancel }: { received: Received | undefined; onCancel: () => void }) {
  const t = useT();
  if (!received) return null;
  const { bytes, total } = received;
  const size = bytes > 0 && (total ? `${formatSize(bytes)} / ${formatSize(total)}` : formatSize(bytes));
  return (
    <span className={css.progress}>
      <Secondary role="status">{size ? <Ltr>{size}</Ltr> : t('Being prepared')}</Secondary>
      <PlainButton onClick={onCancel}>{t('Cancel')}</PlainButton>
    </span>
  );
}
