import {
  ButtonLink,
  ButtonRow,
  DateText,
  Money,
  Refusal,
  RowLink,
  Secondary,
  Surface,
  TimeAgo,
  useT,
} from '@portal/ui';
import { Button, Checkbox } from 'antd';
import { TimeLeft } from '../receipts/receipt.words.js';
import { useKindWords } from './kind-words.js';
import { isDecidable, keyOf, type Waiting } from './use-waiting.js';
import css from './inbox.module.css';

interface WaitingRowProps {
  row: Waiting;
  selected: boolean;
  /** Its record is shown beside the queue. */
  shown: boolean;
  /** Why the last decision about it was refused. */
  refusal: string | undefined;
  onSelect: (on: boolean) => void;
  onDecide: (approve: boolean) => void;
  onShow: () => void;
}

/** One thing that waits: what, who asks since when, and the decision. */
export function WaitingRow({ row, selected, shown, refusal, onSelect, onDecide, onShow }: WaitingRowProps) {
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
        {isDecidable(row) && (
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
        {row.dueOn && <TimeLeft receipt={{ status: 'Inspection Due', dueOn: row.dueOn }} />}
      </div>
      <div className={css.act}>
        <ButtonRow start>
          {isDecidable(row) ? (
            <>
              <Button onClick={() => onDecide(true)} aria-label={t('Approve {{name}}', { name: row.name })}>
                {t('Approve')}
              </Button>
              <Button danger onClick={() => onDecide(false)} aria-label={t('Reject {{name}}', { name: row.name })}>
                {t('Reject')}
              </Button>
            </>
          ) : (
            <ButtonLink to={row.to}>{t('Review')}</ButtonLink>
          )}
        </ButtonRow>
      </div>
      {refusal && (
        <div className={css.refusal}>
          <Refusal text={refusal} />
        </div>
      )}
    </Surface>
  );
}
