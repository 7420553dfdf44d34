import { useT } from '../i18n/use-t.js';
import { prefer, usePreferences } from '../theme/preferences.js';
import css from './text-sizes.module.css';

/** A−, A, A+. */
export function TextSizes() {
  const t = useT();
  const { size } = usePreferences();
  const sizes = [
    ['small', 'A−', t('Smaller text')],
    ['normal', 'A', t('Normal text')],
    ['large', 'A+', t('Larger text')],
  ] as const;
  return (
    <div className={css.sizes} dir="ltr" role="group" aria-label={t('Text size')}>
      {sizes.map(([value, sign, name]) => (
        <button
          key={value}
          type="button"
          aria-label={`${sign}, ${name}`}
          aria-pressed={size === value}
          onClick={() => prefer({ size: value })}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
