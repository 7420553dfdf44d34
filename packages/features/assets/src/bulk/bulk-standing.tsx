import { Lines, Ltr, Meter, NoteLine, PlainButton, Secondary, useGoesOn, useSay, useT } from '@portal/ui';
import { Button } from 'antd';
import { type BulkRow, type BulkRun, putAway, stopRun, useBulkRun } from './bulk-run.js';
import css from './bulk.module.css';

/** What became of each row, what was refused first; many scroll in their place. */
function Results({ rows }: { rows: readonly BulkRow[] }) {
  const t = useT();
  const say = useSay();
  const words = { waiting: t('Not done'), done: t('Done'), refused: t('Refused') };
  const order = { refused: 0, waiting: 1, done: 2 };
  return (
    <details>
      <summary>{t('Result of each asset')}</summary>
      <ul className={css.rows}>
        {[...rows]
          .sort((one, other) => order[one.outcome] - order[other.outcome])
          .map(({ id, serialNumber, outcome, error }) => (
            <li key={id}>
              <Ltr>{serialNumber}</Ltr>: {words[outcome]}
              {error && <> – {say(error)}</>}
            </li>
          ))}
      </ul>
    </details>
  );
}

const countsOf = ({ rows }: BulkRun) => {
  const count = (outcome: BulkRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return { total: rows.length, done: count('done'), refused: count('refused') };
};

/** How far it is, with a way to stop it before the next ones. */
function RunMeter({ run }: { run: BulkRun }) {
  const t = useT();
  const { total, done, refused } = countsOf(run);
  return (
    <div className={css.standing}>
      <Meter
        label={t(run.action)}
        note={<Ltr>{`${done + refused} / ${total}`}</Ltr>}
        value={done}
        max={total}
        failed={refused}
      />
      <PlainButton onClick={stopRun}>{t('Stop')}</PlainButton>
    </div>
  );
}

/** In the dialog that began it: how far it is, and that it needs the dialog no more. */
export function BulkProgress() {
  const t = useT();
  const run = useBulkRun();
  useGoesOn(run?.state === 'running');
  if (run?.state !== 'running') return null;
  return (
    <>
      <RunMeter run={run} />
      <Secondary as="p">{t('You may close this: it goes on in the background.')}</Secondary>
    </>
  );
}

/** Over the list: what goes on though its dialog was closed, and what it came to, until that is put away. */
export function BulkStanding() {
  const t = useT();
  const run = useBulkRun();
  if (!run?.isAside) return null;
  if (run.state === 'running') return <RunMeter run={run} />;
  const { total, done, refused } = countsOf(run);
  const values = { action: t(run.action), done: String(done), total: String(total), refused: String(refused) };
  return (
    <NoteLine tone={done === total ? 'good' : 'waiting'}>
      <Lines>
        <span role="status">
          {t('{{action}}: {{done}} of {{total}} were done, {{refused}} were refused.', values)}{' '}
          {run.state === 'stopped' && t('It was stopped; the others are as they were.')}
          {run.state === 'left' && t('The page was left in the middle of it: look at the others before you go on.')}
        </span>
        <Results rows={run.rows} />
        <span>
          <Button size="small" onClick={putAway}>
            {t('Put away')}
          </Button>
        </span>
      </Lines>
    </NoteLine>
  );
}
