import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  BulkBar,
  Empty,
  focusRow,
  Headline,
  Loading,
  NoteLine,
  Problem,
  Split,
  toast,
  useRowKeys,
  useRowShortcut,
  useSelection,
  useT,
  useRoomy,
} from '@portal/ui';
import { useDecidedToday } from './decided-today.js';
import { DecisionDialog } from './decision.dialog.js';
import { EvidencePanel } from './evidence/evidence.panel.js';
import { useDecide } from './use-decide.js';
import { type InboxAddresses, isDecidable, keyOf, useWaiting, type Waiting } from './use-waiting.js';
import { WaitingRow } from './waiting-row.js';
import css from './inbox.module.css';

interface Asked {
  rows: readonly Waiting[];
  approve: boolean;
}

/** Waiting for you: one queue of what the reader decides about, which can be worked off by keys and without opening a page. */
export function InboxPage({ at }: { at: InboxAddresses }) {
  const t = useT();
  const { rows, more, error, pending, again } = useWaiting(at);
  const { decide, refused } = useDecide();
  const { today, count } = useDecidedToday();
  const selection = useSelection(keyOf);
  const [asked, setAsked] = useState<Asked>();
  const [lookedAt, setLookedAt] = useState<string>();
  const roomy = useRoomy();
  const shown = roomy ? (rows.find((row) => keyOf(row) === lookedAt) ?? rows[0]) : undefined;
  const list = useRef<HTMLUListElement>(null);
  const ask = (about: readonly Waiting[], approve: boolean) => setAsked({ rows: about, approve });

  const askOf = (approve: boolean) => (key: string) => {
    const row = rows.find((one) => isDecidable(one) && keyOf(one) === key);
    if (row) ask([row], approve);
  };
  const deciding = rows.some(isDecidable);
  useRowKeys(list, { selects: deciding });
  useRowShortcut(list, 'a', t('Approve'), askOf(true), deciding);
  useRowShortcut(list, 'r', t('Reject'), askOf(false), deciding);

  const confirm = async ({ rows: about, approve }: Asked, reason: string | undefined) => {
    const next = rowAfter(rows, about);
    const done = await decide(about, reason);
    count(done);
    if (done > 0) toast(approve ? t('{{count}} approved', { count: done }) : t('{{count}} rejected', { count: done }));
    selection.clear();
    // The dialog gives the focus back first, to a row that may be gone by now.
    if (next) setTimeout(() => focusRow(list, keyOf(next)));
  };
  return (
    <>
      <Headline title={t('Waiting for you')} crumbs={[{ label: t('Waiting for you') }]} />
      {error && <Problem error={error} title={t('What waits cannot be read')} onRetry={() => void again()} />}
      {pending && rows.length === 0 && <Loading text={t('Loading...')} />}
      {!pending && !error && rows.length === 0 && (
        <Empty title={t('Nothing waits for you')} text={t('What needs your decision appears here.')} />
      )}
      {today > 0 && <NoteLine>{t('{{count}} decided today', { count: today })}</NoteLine>}
      {more && <NoteLine>{t('Of each kind the 50 oldest are shown.')}</NoteLine>}
      {rows.length > 0 && (
        <Split aside={shown && <EvidencePanel row={shown} onDecide={(approve) => ask([shown], approve)} />}>
          <ul ref={list} data-rows className={css.rows} aria-label={t('Waiting for you')}>
            {rows.map((row) => (
              <WaitingRow
                key={keyOf(row)}
                row={row}
                selected={selection.has(row)}
                shown={row === shown}
                refusal={refused.get(keyOf(row))}
                onSelect={(on) => selection.set([row], on)}
                onDecide={(approve) => ask([row], approve)}
                onShow={() => setLookedAt(keyOf(row))}
              />
            ))}
          </ul>
        </Split>
      )}
      <BulkBar
        selection={selection}
        actions={[
          {
            key: 'approve',
            icon: Check,
            label: (n) => t('Approve ({{n}})', { n: String(n) }),
            onClick: () => ask(rows.filter(selection.has), true),
          },
          {
            key: 'reject',
            icon: X,
            danger: true,
            label: (n) => t('Reject ({{n}})', { n: String(n) }),
            onClick: () => ask(rows.filter(selection.has), false),
          },
        ]}
      />
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

/** The one that comes after these, so that a series goes on by itself. */
function rowAfter(rows: readonly Waiting[], about: readonly Waiting[]) {
  const gone = new Set(about.map(keyOf));
  const from = rows.findIndex((row) => gone.has(keyOf(row)));
  const left = (row: Waiting) => !gone.has(keyOf(row));
  return rows.slice(from).find(left) ?? rows.findLast(left);
}
