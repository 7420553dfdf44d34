import { useT } from '../i18n/use-t.js';
import { useLate } from './late.js';
import { Spinner } from './spinner.js';
import { StateBox } from './state-box.js';

/** Something is on its way: says so after 300 ms. */
export function Loading({ text }: { text?: string }) {
  const t = useT();
  const late = useLate(true);
  return (
    <StateBox data-loading role="status" aria-live="polite" icon={late && <Spinner />}>
      {late && (
        <>
          <b>{t('Loading...')}</b>
          {text && <p>{text}</p>}
        </>
      )}
    </StateBox>
  );
}
