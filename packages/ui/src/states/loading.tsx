import { useT } from '../i18n/use-t.js';
import { useLate } from './late.js';

/** Something is on its way: says so after 300 ms. */
export function Loading({ text }: { text?: string }) {
  const t = useT();
  const late = useLate(true);
  return (
    <div className="state loading" role="status" aria-live="polite">
      {late && (
        <>
          <span className="spin" aria-hidden />
          <div className="state-words">
            <b>{t('Loading...')}</b>
            {text && <p>{text}</p>}
          </div>
        </>
      )}
    </div>
  );
}
