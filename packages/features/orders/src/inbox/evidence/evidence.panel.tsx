import { RowLink, Secondary, Surface, useT } from '@portal/ui';
import { useKindWords } from '../kind-words.js';
import { WaitingActions } from '../waiting-actions.js';
import type { Waiting } from '../waiting.js';
import type { EvidenceGiven } from './given.js';
import { RecordEvidence } from './record-evidence.js';
import css from './evidence.module.css';

interface EvidencePanelProps {
  row: Waiting;
  given: EvidenceGiven;
  onDecide: (approve: boolean) => void;
}

/** The record beside the queue with all that its decision needs, so that nobody opens a page for it. */
export function EvidencePanel({ row, given, onDecide }: EvidencePanelProps) {
  const t = useT();
  const kinds = useKindWords();
  return (
    <Surface as="section" className={css.panel} aria-label={t('What is decided about')}>
      <div>
        <Secondary as="p">{kinds[row.kind]}</Secondary>
        <h2 className={css.name}>
          <RowLink to={row.to}>
            <bdi>{row.name}</bdi>
          </RowLink>
        </h2>
      </div>
      <RecordEvidence row={row} given={given} />
      <div className={css.decision}>
        <WaitingActions row={row} onDecide={onDecide} />
      </div>
    </Surface>
  );
}
