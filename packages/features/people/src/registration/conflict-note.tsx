import { NoteLine, useSay, useT, type ApiError } from '@portal/ui';
import { conflictWords } from './conflict-words.js';

/** Somebody else was faster: who, what and when. */
export function ConflictNote({ error }: { error: Pick<ApiError, 'error' | 'conflict'> }) {
  const t = useT();
  const say = useSay();
  const { conflict } = error;
  return (
    <div role="alert">
      <NoteLine tone="bad">
        <p>
          <b>{say(error.error)}</b>
        </p>
        {conflict && <p>{conflictWords(t, conflict)}</p>}
      </NoteLine>
    </div>
  );
}
