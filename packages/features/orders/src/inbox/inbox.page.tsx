import { Checkbox } from 'antd';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  BulkBar,
  Empty,
  focusRow,
  Headline,
  Loading,
  NoteLine,
  PlainButton,
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
import type { EvidenceGiven, OtherEvidence } from './evidence/given.js';
import { PayDialog } from './pay.dialog.js';
import { type Decision, useDecide } from './use-decide.js';
import { type SellerAddresses, useSellerWaiting } from './use-seller-waiting.js';
import { type InboxAddresses, useWaiting } from './use-waiting.js';
import { type Decidable, keyOf, mayApprove, mayReject, type Waiting } from './waiting.js';
import { pageSize, type WaitingQueue } from './waiting-queue.js';
import { WaitingRow } from './waiting-row.js';
import css from './inbox.module.css';

interface Asked {
  rows: readonly Decidable[];
  approve: boolean;
}

/** What waits for the decision of an office or of a Super Admin. */
export function InboxPage({ at, evidence }: { at: InboxAddresses; evidence?: OtherEvidence }) {
  const [pages, setPages] = useState(1);
  const queue = useWaiting(at, { pageSize, pages });
  return <Inbox queue={queue} given={{ ...at, others: evidence }} onMore={() => setPages(pages + 1)} />;
}

/** What waits for a seller. */
export function SellerInboxPage({ at }: { at: SellerAddresses }) {
  const [pages, setPages] = useState(1);
  const queue = useSellerWaiting(at, { pageSize, pages });
  return <Inbox queue={queue} given={{ purchaseOrders: at.purchaseOrders }} onMore={() => setPages(pages + 1)} />;
}

interface InboxProps {
  queue: WaitingQueue;
  /** What the evidence is made of besides the record itself. */
  given: EvidenceGiven;
  onMore: () => void;
}

/** What is told of decisions: of one its name, of several how many; what still waits for somebody else is not called approved. */
function said(t: ReturnType<typeof useT>, decided: readonly Decision[], approve: boolean): string[] {
  const [only] = decided;
  if (only && decided.length === 1) {
    const { name, next } = only;
    if (next) return [t('{{name}}: passed on to {{next}}', { name, next })];
    return [t('{{number}}: {{status}}', { number: name, status: approve ? t('Approved') : t('Rejected') })];
  }
  const passedOn = decided.filter(({ next }) => next).length;
  const count = decided.length - passedOn;
  return [
    ...(count > 0 ? [approve ? t('{{count}} approved', { count }) : t('{{count}} rejected', { count })] : []),
    ...(passedOn > 0 ? [t('{{count}} passed on, and wait for another yes', { count: passedOn })] : []),
  ];
}

/** Waiting for you: one queue, which can be worked off by keys and without opening a page. */
function Inbox({ queue, given, onMore }: InboxProps) {
  const t = useT();
  const { rows, total, error, pending, again } = queue;
  const { decide, stop, through, refused } = useDecide();
  const { today, count } = useDecidedToday();
  const selection = useSelection(keyOf);
  const [asked, setAsked] = useState<Asked>();
  const [paid, setPaid] = useState<string>();
  const [lookedAt, setLookedAt] = useState<string>();
  const roomy = useRoomy();
  const shown = roomy ? (rows.find((row) => keyOf(row) === lookedAt) ?? rows[0]) : undefined;
  const list = useRef<HTMLUListElement>(null);

  /** Asks about all of these that can be decided so; a payment is asked for what it was. */
  const ask = (about: readonly Waiting[], approve: boolean) => {
    const [only] = about;
    if (approve && only?.kind === 'payment') return setPaid(only.id);
    const decided = about.filter(approve ? mayApprove : mayReject);
    if (decided.length > 0) setAsked({ rows: decided, approve });
  };
  const askOf = (approve: boolean) => (key: string) =>
    ask(
      rows.filter((row) => keyOf(row) === key),
      approve,
    );
  const deciding = rows.some((row) => mayApprove(row) || row.kind === 'payment');
  // What can only be approved, or is opened, is decided one by one.
  const selectable = rows.filter(mayReject);
  useRowKeys(list, { selects: selectable.length > 0 });
  useRowShortcut(list, 'a', t('Approve'), askOf(true), deciding);
  useRowShortcut(list, 'r', t('Reject'), askOf(false), deciding);

  const confirm = async ({ rows: about, approve }: Asked, reason: string | undefined) => {
    const next = rowAfter(rows, about);
    const decided = await decide(about, reason);
    count(decided.length);
    for (const text of said(t, decided, approve)) toast(text);
    selection.clear();
    // The dialog gives the focus back first, to a row that may be gone by now.
    if (next) setTimeout(() => focusRow(list, keyOf(next)));
  };
  const hidden = total - rows.length;
  const chosen = rows.filter(selection.has);
  const [approvable, rejectable] = [chosen.filter(mayApprove), chosen.filter(mayReject)];
  return (
    <>
      <Headline title={t('Waiting for you')} crumbs={[{ label: t('Waiting for you') }]} />
      {error && <Problem error={error} title={t('What waits cannot be read')} onRetry={() => void again()} />}
      {pending && rows.length === 0 && <Loading text={t('Loading...')} />}
      {!pending && !error && rows.length === 0 && (
        <Empty title={t('Nothing waits for you')} text={t('What needs your decision appears here.')} />
      )}
      {today > 0 && <NoteLine>{t('{{count}} decided today', { count: today })}</NoteLine>}
      {rows.length > 0 && (
        <Split
          aside={shown && <EvidencePanel row={shown} given={given} onDecide={(approve) => ask([shown], approve)} />}
        >
          {selectable.length > 1 && (
            <Checkbox
              className={css.all}
              checked={selectable.every(selection.has)}
              indeterminate={selectable.some(selection.has) && !selectable.every(selection.has)}
              onChange={({ target }) => selection.set(selectable, target.checked)}
            >
              {t('Select all {{n}}', { n: String(selectable.length) })}
            </Checkbox>
          )}
          <ul ref={list} data-rows className={css.rows} aria-label={t('Waiting for you')}>
            {rows.map((row) => (
              <WaitingRow
                key={keyOf(row)}
                row={row}
                selected={selection.has(row)}
                shown={row === shown}
                unfolds={!roomy}
                given={given}
                refusal={refused.get(keyOf(row))}
                onSelect={(on) => selection.set([row], on)}
                onDecide={(approve) => ask([row], approve)}
                onShow={() => setLookedAt(keyOf(row))}
              />
            ))}
          </ul>
          {hidden > 0 && (
            <NoteLine>
              {t('{{count}} more wait.', { count: hidden })}{' '}
              <PlainButton onClick={onMore}>{t('Show more')}</PlainButton>
            </NoteLine>
          )}
        </Split>
      )}
      <BulkBar
        selection={selection}
        actions={[
          {
            ...{ key: 'approve', icon: Check, label: t('Approve ({{n}})', { n: String(approvable.length) }) },
            onClick: () => ask(approvable, true),
            of: approvable,
          },
          {
            ...{ key: 'reject', icon: X, danger: true, label: t('Reject ({{n}})', { n: String(rejectable.length) }) },
            onClick: () => ask(rejectable, false),
            of: rejectable,
          },
        ].filter(({ of }) => of.length > 0)}
      />
      {asked && (
        <DecisionDialog
          rows={asked.rows}
          approve={asked.approve}
          onConfirm={(reason) => confirm(asked, reason)}
          through={through}
          onClose={() => {
            stop();
            setAsked(undefined);
          }}
        />
      )}
      {paid && <PayDialog id={paid} onClose={() => setPaid(undefined)} />}
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
