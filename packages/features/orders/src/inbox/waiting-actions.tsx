import { ButtonLink, ButtonRow, useT } from '@portal/ui';
import { Button } from 'antd';
import { useDecisionWords } from './kind-words.js';
import { mayApprove, mayReject, type Waiting } from './waiting.js';

interface WaitingActionsProps {
  row: Waiting;
  /** Beside other rows each button says what it is about. */
  named?: boolean;
  onDecide: (approve: boolean) => void;
}

/** What can be said to one thing that waits; what needs more than that is opened. */
export function WaitingActions({ row, named = false, onDecide }: WaitingActionsProps) {
  const t = useT();
  const words = useDecisionWords();
  const { name, kind } = row;
  const [approval, rejection] = [words.approval(kind), words.rejection(kind)];
  const label = (action: string) => (named ? { 'aria-label': t('{{action}}: {{name}}', { action, name }) } : {});
  return (
    <ButtonRow start>
      {mayApprove(row) && (
        <Button type={named ? 'default' : 'primary'} onClick={() => onDecide(true)} {...label(approval)}>
          {approval}
        </Button>
      )}
      {kind === 'payment' && (
        <Button type={named ? 'default' : 'primary'} onClick={() => onDecide(true)} {...label(t('Record Payment'))}>
          {t('Record Payment')}
        </Button>
      )}
      {mayReject(row) && (
        <Button danger onClick={() => onDecide(false)} {...label(rejection)}>
          {rejection}
        </Button>
      )}
      {!(mayApprove(row) && mayReject(row)) && kind !== 'payment' && kind !== 'start' && (
        <ButtonLink to={row.to}>{t('Review')}</ButtonLink>
      )}
    </ButtonRow>
  );
}
