import { markWords, type Mark, type Registration } from '@portal/contracts';
import { Icon, Ltr, Secondary, Sheet, StatusTag, Unfold, useT } from '@portal/ui';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { fieldLabel } from './form-fields.js';
import css from './mark-list.module.css';

/** More are unfolded only when asked for. */
const fewOthers = 3;

function Others({ others, base }: { others: Mark['others']; base: string }) {
  const t = useT();
  const list = (
    <ul>
      {others.map(({ id, number, name, status }) => (
        <li key={id}>
          <Link to={`${base}/${id}`}>
            <Ltr>{number}</Ltr>
          </Link>{' '}
          <bdi>{name}</bdi> <StatusTag kind="user" status={status} />
        </li>
      ))}
    </ul>
  );
  if (others.length <= fewOthers) return others.length ? list : null;
  return <Unfold summary={t('{{count}} registrations', { count: others.length })}>{list}</Unfold>;
}

/** What looks suspicious, which field it is about, and whom it is shared with. */
export function Marks({ marks, kind, base }: { marks: readonly Mark[]; kind: Registration['kind']; base: string }) {
  const t = useT();
  return (
    <ul className={css.marks}>
      {marks.map(({ code, field, others }) => (
        <li key={`${code} ${field}`}>
          <b>
            <Icon icon={TriangleAlert} />
            {t(markWords[code])}
          </b>
          {field && (
            <Secondary>
              {t('Field')}: {fieldLabel(t, kind, field)}
            </Secondary>
          )}
          <Others others={others} base={base} />
        </li>
      ))}
    </ul>
  );
}

/** The same as a part of the registration's page. */
export function MarkList({ registration, base }: { registration: Registration; base: string }) {
  const t = useT();
  const { marks = [], kind } = registration;
  if (marks.length === 0) return null;
  return (
    <Sheet title={t('What was noticed')}>
      <Marks marks={marks} kind={kind} base={base} />
    </Sheet>
  );
}
