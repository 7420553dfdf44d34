import type { UserDetails } from '@portal/contracts';
import { formatMoment, NoteLine, useT } from '@portal/ui';
import type { FormRole } from '../people/role-words.js';
import { personFields, valueText } from '../people/person-properties.js';
import css from './newer-note.module.css';

/** Somebody changed the person meanwhile: what it says now, while what was typed stays. */
export function NewerNote({ role, opened, newest }: { role: FormRole; opened: UserDetails; newest: UserDetails }) {
  const t = useT();
  const changed = personFields(t, role).filter(
    ({ path }) => valueText(t, newest.form, path) !== valueText(t, opened.form, path),
  );
  return (
    <div role="alert" className={css.newer}>
      <NoteLine tone="bad">
        <p>
          <b>
            {t('Somebody changed this since you opened it ({{moment}}).', { moment: formatMoment(newest.updatedAt) })}
          </b>
        </p>
        {changed.length > 0 && (
          <ul>
            {changed.map(({ path, label }) => (
              <li key={path}>
                {label}: <bdi>{valueText(t, newest.form, path)}</bdi>
              </li>
            ))}
          </ul>
        )}
        <p>{t('What you typed is kept. Saving again replaces the newer values by yours.')}</p>
      </NoteLine>
    </div>
  );
}
