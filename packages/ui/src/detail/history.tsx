import type { HistoryEntry } from '@portal/contracts';
import { CircleDot } from 'lucide-react';
import { useSay } from '../i18n/use-say.js';
import { DateText } from '../values/date-text.js';
import { Icon } from '../values/icon.js';

/** Who did what when, newest first. */
export function History({ of }: { of: readonly HistoryEntry[] }) {
  const say = useSay();
  const newestFirst = [...of].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className="hist">
      {newestFirst.map(({ at, by, action, note }, index) => (
        <li key={`${at}-${index}`}>
          <Icon of={CircleDot} />
          <span className="two">
            <span>{say(action)}</span>
            {note && <bdi className="s">{note}</bdi>}
          </span>
          <span className="s">
            <DateText of={at} time /> · <bdi>{by}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
