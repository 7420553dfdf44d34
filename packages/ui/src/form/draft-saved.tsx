import { CloudCheck } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { formatTime } from '../values/date.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';
import { useFormState } from './form-context.js';

/** When the draft was kept last. */
export function DraftSaved() {
  const t = useT();
  const savedAt = useFormState((state) => state.savedAt);
  if (!savedAt) return null;
  return (
    <>
      <Icon icon={CloudCheck} />
      {t('Draft saved')} <Ltr>{formatTime(savedAt.toISOString())}</Ltr>
    </>
  );
}
