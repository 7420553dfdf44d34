import { releases } from '@portal/contracts';
import { Empty, Headline, Needs, Problem, Skeleton, Split, useRead, useT } from '@portal/ui';
import { AreaReleasesSheet } from './area-releases.js';
import { ReleaseHistory } from './release-history.js';

/** Openings come in all the time. */
const again = 30_000;

/** The releases of all areas: live and on trial side by side, and what takes their place. */
export function ReleasesPage() {
  const t = useT();
  return (
    <Needs action="configure" module="system">
      <Headline title={t('Releases')} crumbs={[{ label: t('Releases') }]} />
      <AllReleases />
    </Needs>
  );
}

function AllReleases() {
  const t = useT();
  const { data, error, refetch } = useRead(releases.list, { again: () => again });
  return (
    <>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.items.length === 0 && (
        <Empty title={t('No releases yet')} text={t('An area appears here as soon as it is published.')} />
      )}
      {data && (
        <Split>
          {data.items.map((of) => (
            <AreaReleasesSheet key={of.area} of={of} />
          ))}
          <ReleaseHistory />
        </Split>
      )}
    </>
  );
}
