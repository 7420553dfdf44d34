import { Button } from 'antd';
import { CircleX, RotateCw } from 'lucide-react';
import { ApiError, isFault, messageOf } from '../api/api-error.js';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { StateBox } from './state-box.js';

export interface ProblemProps {
  error: unknown;
  /** What could not be done: 'Failed to load reports data. Please try again.' */
  title?: string;
  /** What the message begins with, in its line: 'Error loading procurement data:'. */
  lead?: string;
  /** What is said after the lead where the portal failed and refused nothing: 'Failed to load procurement data.' */
  failure?: string;
  onRetry?: () => void;
  /** What the button says, when it is not 'Retry'. */
  retryLabel?: string;
}

/** Something could not be read: says what, and offers Retry, but not for what there is not. */
export function Problem({ error, title, lead, failure, onRetry, retryLabel }: ProblemProps) {
  const t = useT();
  const say = useSay();
  const message = say(messageOf(error));
  const said = failure && isFault(error) ? failure : message;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <StateBox
      role="alert"
      look="problem"
      icon={<Icon icon={CircleX} size={20} />}
      action={
        onRetry &&
        !isMissing && (
          <Button icon={<Icon icon={RotateCw} />} onClick={onRetry}>
            {retryLabel ?? t('Retry')}
          </Button>
        )
      }
    >
      <b>{title ?? [lead, said].filter(Boolean).join(' ')}</b>
      {(title ?? said) !== message && <p>{message}</p>}
    </StateBox>
  );
}
