import type { BulkDecision } from '@portal/contracts';
import { Icon, Lines, Ltr, Meter, Refusal, Secondary, ToneTag, useSay, useT } from '@portal/ui';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { conflictWords } from '../registration/conflict-words.js';
import { BulkRows } from './bulk-rows.js';

type Result = BulkDecision['rows'][number];

const icons = { waiting: Hourglass, done: CircleCheck, refused: CircleX };
const tones = { waiting: 'waiting', done: 'rest', refused: 'bad' } as const;

function ResultRow({ result }: { result: Result }) {
  const t = useT();
  const say = useSay();
  const { conflict, error } = result;
  const words = { waiting: t('Waiting'), done: t('Done'), refused: t('Refused') };
  const more = conflict && conflictWords(t, conflict);
  return (
    <li>
      <Lines>
        <bdi>{result.name ?? result.id}</bdi>
        {result.number && (
          <Secondary>
            <Ltr>{result.number}</Ltr>
          </Secondary>
        )}
      </Lines>
      <ToneTag tone={tones[result.outcome]}>
        <Icon icon={icons[result.outcome]} size={14} />
        {words[result.outcome]}
      </ToneTag>
      {error && <Refusal text={[say(error), more].filter(Boolean).join(' ')} />}
    </li>
  );
}

/** How far a bulk decision is, and what became of each row; what was refused comes first. */
export function BulkResults({ results, total, refused }: { results: Result[]; total: number; refused: number }) {
  const t = useT();
  const ended = results.filter(({ outcome }) => outcome !== 'waiting').length;
  const order = { refused: 0, waiting: 1, done: 2 };
  const rows = [...results].sort((a, b) => order[a.outcome] - order[b.outcome]);
  return (
    <>
      <Meter
        label={t('Progress')}
        note={<Ltr>{`${ended} / ${total}`}</Ltr>}
        value={ended - refused}
        max={total}
        failed={refused}
      />
      <p role="status">
        {t('{{n}} done, {{refused}} refused', { n: String(ended - refused), refused: String(refused) })}
      </p>
      <BulkRows>
        {rows.map((row) => (
          <ResultRow key={row.id} result={row} />
        ))}
      </BulkRows>
    </>
  );
}
