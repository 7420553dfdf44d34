import { CircleX } from 'lucide-react';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';

/** One line that says what went wrong, where it happened; read out at once. */
export function Refusal({ text }: { text: string }) {
  const t = useT();
  const say = useSay();
  return (
    <p className="err" role="alert">
      <Icon of={CircleX} />
      <span>
        <span className="sr">{t('Error')}: </span>
        {say(text)}
      </span>
    </p>
  );
}
