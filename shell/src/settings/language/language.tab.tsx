import { Sheet, Split, useT } from '@portal/ui';
import { LanguageChoice } from './language-choice.js';
import { LookChoice } from './look-choice.js';

/** Language of the account, look of this browser. */
export function LanguageTab() {
  const t = useT();
  return (
    <Split>
      <Sheet title={t('Language')}>
        <LanguageChoice />
      </Sheet>
      <Sheet title={t('Appearance')}>
        <LookChoice />
      </Sheet>
    </Split>
  );
}
