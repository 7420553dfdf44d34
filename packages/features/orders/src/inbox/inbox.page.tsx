import { Button } from 'antd';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Empty, Headline, Icon, Loading, NoteLine, Problem, toast, useT } from '@portal/ui';
import { DecisionDialog } from './decision.dialog.js';
import { useDecide } from './use-decide.js';
import { type InboxAddresses, isDecidable, keyOf, useWaiting, type Waiting } from './use-waiting.js';
import { WaitingRow } from './waiting-row.js';
import css from './inbox.module.css';

interface Asked {
  rows: readonly Waiting[];
  approve: boolean;
}

/** Waiting for you: one queue of what the reader decides about, which can be worked off without opening a page. */
export function InboxPage({ at }: { at: InboxAddresses }) {
  const t = useT();
  const { rows, more, error, pending, again } = useWaiting(at);
  const { decide, refused } = useDecide();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked>();
  const chosen = rows.filter((row) => isDecidable(row) && selected.has(keyOf(row)));
  const choose = (row: Waiting, on: boolean) => {
    const after = new Set(selected);
    if (on) after.add(keyOf(row));
    else after.delete(keyOf(row));
    setSelected(after);
  };
  const confirm = async ({ rows: about, approve }: Asked, reason: string | undefined) => {
    const count = await decide(about, reason);
    if (count > 0) toast(approve ? t('{{count}} approved', { count }) : t('{{count}} rejected', { count }));
    setSelected(new Set());
  };
  const ask = (about: readonly Waiting[], approve: boolean) => setAsked({ rows: about, approve });
  return (
    <>
      <Headline title={t('Waiting for you')} crumbs={[{ label: t('Waiting for you') }]} />
      {error && <Problem error={error} title={t('What waits cannot be read')} onRetry={() => void again()} />}
      {pending && rows.length === 0 && <Loading text={t('Loading...')} />}
      {!pending && !error && rows.length === 0 && (
        <Empty title={t('Nothing waits for you')} text={t('What needs your decision appears here.')} />
      )}
      {more && <NoteLine>{t('Of each kind the 50 oldest are shown.')}</NoteLine>}
      {rows.length > 0 && (
        <>
          {rows.some(isDecidable) && (
            <div className={css.bar} role="toolbar" aria-label={t('Decide about what is selected')}>
              <Button
                type="primary"
                icon={<Icon icon={Check} />}
                disabled={chosen.length === 0}
                onClick={() => ask(chosen, true)}
              >
                {t('Approve ({{n}})', { n: String(chosen.length) })}
              </Button>
              <Button danger icon={<Icon icon={X} />} disabled={chosen.length === 0} onClick={() => ask(chosen, false)}>
                {t('Reject ({{n}})', { n: String(chosen.length) })}
              </Button>
            </div>
          )}
          <ul className={css.rows} aria-label={t('Waiting for you')}>
            {rows.map((row) => (
              <WaitingRow
                key={keyOf(row)}
                row={row}
                selected={selected.has(keyOf(row))}
                refusal={refused.get(keyOf(row))}
                onSelect={(on) => choose(row, on)}
                onDecide={(approve) => ask([row], approve)}
              />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <DecisionDialog
          rows={asked.rows}
          approve={asked.approve}
          onConfirm={(reason) => confirm(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
