import type { DraftOutcome } from '@portal/contracts';
import { Ltr, NoteLine, useSay, useT } from '@portal/ui';

/** The drafts that could not go, each with why. */
export function FailedDrafts({ outcome }: { outcome: DraftOutcome | undefined }) {
  const t = useT();
  const say = useSay();
  if (!outcome?.failed.length) return null;
  return (
    <div role="alert">
      <NoteLine tone="bad">
        {t('{{count}} could not be done:', { count: outcome.failed.length })}
        <ul>
          {outcome.failed.map(({ id, serialNumber, error }) => (
            <li key={id}>
              <Ltr>{serialNumber}</Ltr>: {say(error)}
            </li>
          ))}
        </ul>
      </NoteLine>
    </div>
  );
}
