import { DateText, Money, Refusal, RowLink, Secondary, Surface, TimeAgo, useT } from '@portal/ui';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { DaysLeft } from '../receipts/receipt.words.js';
import type { EvidenceGiven } from './evidence/given.js';
import { RecordEvidence } from './evidence/record-evidence.js';
import { useKindWords } from './kind-words.js';
import { keyOf, mayReject, type Waiting } from './waiting.js';
import { WaitingActions } from './waiting-actions.js';
import css from './inbox.module.css';

interface WaitingRowProps {
  row: Waiting;
  selected: boolean;
  /** Its record is shown beside the queue. */
  shown: boolean;
  /** There is no room beside the queue: what is decided about unfolds in the row. */
  unfolds: boolean;
  /** What the evidence is made of besides the record itself. */
  given: EvidenceGiven;
  /** Why the last decision about it was refused. */
  refusal: string | undefined;
  onSelect: (on: boolean) => void;
  onDecide: (approve: boolean) => void;
  onShow: () => void;
}

/** One thing that waits: what, who asks since when, and the decision. */
export function WaitingRow(props: WaitingRowProps) {
  const { row, selected, shown, unfolds, given, refusal, onSelect, onDecide, onShow } = props;
  const t = useT();
  const kinds = useKindWords();
  return (
    <Surface
      as="li"
      data-row={keyOf(row)}
      className={css.row}
      aria-current={shown || undefined}
      onFocus={onShow}
      onClick={onShow}
    >
      <span className={css.check}>
        {mayReject(row) && (
          <Checkbox
            checked={selected}
            aria-label={t('Select {{name}}', { name: row.name })}
            onChange={({ target }) => onSelect(target.checked)}
          />
        )}
      </span>
      <div className={css.what}>
        <Secondary>{kinds[row.kind]}</Secondary>
        <RowLink to={row.to}>
          <bdi>{row.name}</bdi>
        </RowLink>
        <span>
          <bdi>{row.about}</bdi>
        </span>
      </div>
      <div className={css.who}>
        <span>
          <bdi>{row.by}</bdi>
        </span>
        <Secondary>
          <DateText value={row.since} /> · <TimeAgo value={row.since} />
        </Secondary>
      </div>
      <div className={css.amount}>
        {row.amount !== undefined && <Money amount={row.amount} />}
        {row.dueOn && <DaysLeft day={row.dueOn} />}
      </div>
      {unfolds && (
        <div className={css.evidence}>
          <Unfolding row={row} given={given} />
        </div>
      )}
      <div className={css.act}>
        <WaitingActions row={row} named onDecide={onDecide} />
      </div>
      {refusal && (
        <div className={css.refusal}>
          <Refusal text={refusal} />
        </div>
      )}
    </Surface>
  );
}

/** What is decided about, read once it is asked for. */
function Unfolding({ row, given }: Pick<WaitingRowProps, 'row' | 'given'>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        className={css.unfold}
        aria-expanded={open}
        aria-label={t('{{action}}: {{name}}', { action: t('What is decided about'), name: row.name })}
        onClick={() => setOpen(!open)}
      >
        {t('What is decided about')}
      </Button>
      {open && <RecordEvidence row={row} given={given} />}
    </>
  );
}
