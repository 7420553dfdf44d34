import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import css from './checks.module.css';

/** Something that the portal has looked at before anybody decides, and whether it holds. */
export interface Check {
  ok: boolean;
  text: string;
}

/** What the portal has looked at. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useT();
  if (checks.length === 0) return null;
  return (
    <>
      <h3>{t('Checked for you')}</h3>
      <ul className={css.checks}>
        {checks.map((check) => (
          <li key={check.text} className={check.ok ? css.holds : css.doubtful}>
            <Icon icon={check.ok ? CircleCheck : TriangleAlert} />
            {check.text}
          </li>
        ))}
      </ul>
    </>
  );
}
