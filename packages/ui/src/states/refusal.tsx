import { CircleX } from 'lucide-react';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { ErrorText, ScreenReaderOnly } from '../text/text.js';

/** One line that says what went wrong, where it happened; read out at once. */
export function Refusal({ text }: { text: string }) {
  const t = useT();
  const say = useSay();
  return (
    <ErrorText as="p" role="alert">
      <Icon icon={CircleX} />
      <span>
        <ScreenReaderOnly>{t('Error')}: </ScreenReaderOnly>
        {say(text)}
      </span>
    </ErrorText>
  );
}
