import { auditedField, type AuditEntry } from '@portal/contracts';
import { Icon, ScreenReaderOnly, Unfold, useSay, useT } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { changedFields, valueText } from './audit.words.js';

const side = (changes: AuditEntry['changes'], end: 'from' | 'to') =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[end]]));

/** What changed from what to what, and what else is known, as where from a sign-in was tried. */
export function Changes({
  changes,
  details = {},
  type,
}: {
  changes: AuditEntry['changes'];
  details?: Record<string, unknown>;
  /** The type of the record that changed. */
  type: string;
}) {
  const t = useT();
  const say = useSay();
  const fields = changedFields(side(changes, 'from'), side(changes, 'to'));
  const more = Object.entries(details);
  if (fields.length + more.length === 0) return null;
  // What begins with a capital or has a space is what somebody wrote, as the heading of a file.
  const fieldName = (name: string) =>
    t(auditedField(name, type)?.label ?? (/^[A-Z]| /.test(name) ? name : 'Another field'));
  // That it stands in the form of the account or registration says nothing.
  const pathName = (path: string[]) =>
    path
      .filter((name, at) => name !== 'form' || at === path.length - 1)
      .map(fieldName)
      .join(' · ');
  const text = (value: unknown, name: string) => <bdi>{valueText(value, name, say, fieldName)}</bdi>;
  return (
    <Unfold summary={fields.length > 0 ? t('{{count}} fields', { count: fields.length }) : t('Details')}>
      <ul>
        {fields.map(({ path, from, to }) => (
          <li key={path.join('.')}>
            <b>{pathName(path)}</b>: {text(from, path.at(-1) ?? '')} <Icon icon={ArrowRight} size={14} flip />
            <ScreenReaderOnly>{t('became')}</ScreenReaderOnly> {text(to, path.at(-1) ?? '')}
          </li>
        ))}
        {more.map(([name, value]) => (
          <li key={name}>
            <b>{fieldName(name)}</b>: {text(value, name)}
          </li>
        ))}
      </ul>
    </Unfold>
  );
}
