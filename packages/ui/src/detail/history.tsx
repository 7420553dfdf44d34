import { type HistoryEntry, whatHappened } from '@portal/contracts';
import { CircleDot } from 'lucide-react';
import { useSay } from '../i18n/use-say.js';
import { DateText } from '../values/date-text.js';
import { Icon } from '../values/icon.js';
import { useWho } from '../values/use-who.js';
import { HistoryRows } from '../layout/rows.js';
import { Lines, Secondary } from '../text/text.js';

/** Who did what when, newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const say = useSay();
  const who = useWho();
  // What was written at one moment stands in the order in which it was written.
  const newestFirst = [...entries].reverse().sort((a, b) => b.at.localeCompare(a.at));
  return (
    <HistoryRows>
      {newestFirst.map(({ at, by, byId, action, status, note }, index) => (
        <li key={`${at}-${index}`}>
          <Icon icon={CircleDot} />
          <Lines>
            <span>{say(whatHappened({ action, status }))}</span>
            {note && <Secondary as="bdi">{note}</Secondary>}
          </Lines>
          <Secondary>
            <DateText value={at} time />
            {by && (
              <>
                {' '}
                · <bdi>{who(byId, by)}</bdi>
              </>
            )}
          </Secondary>
        </li>
      ))}
    </HistoryRows>
  );
}
