import { markWords, type Mark } from '@portal/contracts';
import { Secondary, useT } from '@portal/ui';
import { markWord } from './mark-words.js';
import css from './marks-cell.module.css';

const shown = 3;

/** What was noticed about a registration, short; the whole words are on its page. */
export function MarksCell({ marks }: { marks: Mark['code'][] | undefined }) {
  const t = useT();
  const codes = [...new Set(marks ?? [])];
  if (!codes.length) return <Secondary>–</Secondary>;
  const more = codes.length - shown;
  return (
    <span className={css.marks}>
      {codes.slice(0, shown).map((code) => (
        <span key={code} className={css.mark} title={t(markWords[code])}>
          {markWord(t, code)}
        </span>
      ))}
      {more > 0 && (
        <span
          className={css.mark}
          title={codes
            .slice(shown)
            .map((code) => markWord(t, code))
            .join(' · ')}
        >
          {t('{{count}} more', { count: more })}
        </span>
      )}
    </span>
  );
}
