import type { Area } from '@portal/contracts';
import { Icon, IconButton, TextButton, useBegunForm, useOnline, useT, useUser } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { offered } from './offered.js';
import { openedAreas } from './opened-areas.js';
import { pageLoad } from './page-load.js';
import { registryQuery } from './registry.js';
import css from './release-notice.module.css';
import { standingOf } from './standing.js';

/** How the areas that run in this page stand to what the registry says by now; each with the version that its reader should have. */
function useStandings(areas: Area[]) {
  const user = useUser();
  const { data } = useQuery(registryQuery(areas));
  return data.flatMap((area) => {
    const opened = openedAreas.get(area.name);
    const offers = offered(area, user);
    return opened ? [{ standing: standingOf(opened, offers, user.id), newest: offers[0]?.entry ?? '' }] : [];
  });
}

/** Loads the page anew when its reader goes on from a release that was withdrawn; never what they are typing. */
function useLeaveWithdrawn(isWithdrawn: boolean) {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const isBegun = useBegunForm();
  const at = useRef<string>(undefined);
  useEffect(() => {
    if (!isWithdrawn) at.current = pathname;
    else if (at.current !== pathname && isOnline && !isBegun) pageLoad.again();
  }, [pathname, isWithdrawn, isOnline, isBegun]);
}

/** Says quietly that a newer version is ready, or that it does not work here; nothing is said over a form that was begun. */
export function ReleaseNotice({ areas }: { areas: Area[] }) {
  const t = useT();
  const isBegun = useBegunForm();
  const [dismissed, setDismissed] = useState<string>();
  // What runs here may have changed with each page.
  useLocation();
  const standings = useStandings(areas);
  useLeaveWithdrawn(standings.some(({ standing }) => standing === 'withdrawn'));
  const said = standings.find(({ standing }) => standing === 'older' || standing === 'behind');
  if (!said || isBegun || dismissed === said.standing + said.newest) return null;
  const isReady = said.standing === 'older';
  return (
    <div className={css.notice} role="status">
      <span>
        {isReady
          ? t('A new version is ready.')
          : t('The newest version does not work here right now. You see the one before it.')}
      </span>
      {isReady && (
        <TextButton onClick={() => pageLoad.again()}>
          <Icon icon={RotateCw} /> {t('Load it')}
        </TextButton>
      )}
      <IconButton aria-label={t('Close')} onClick={() => setDismissed(said.standing + said.newest)}>
        <Icon icon={X} />
      </IconButton>
    </div>
  );
}
