import type { Area, NavItem, SessionUser } from '@portal/contracts';
import { Frame, useAbility, useUser, useWide, type NavEntry } from '@portal/ui';
import { Outlet, useMatches } from 'react-router';
import { ownArea } from '../area/area-of.js';
import { CanaryBadge } from '../area/canary-badge.js';
import { shownArea } from '../area/opened-areas.js';
import { ReleaseNotice } from '../area/release-notice.js';
import { IdleWatch } from './idle-watch.js';
import { Leave } from './leave.js';
import { MaintenanceNotice } from './maintenance-notice.js';
import { QuickSearch } from '../search/quick-search.js';
import { Notifications } from './notifications.js';
import { useRequestTimes } from './use-request-times.js';
import { useWaits } from './use-waits.js';
import { WaitBar } from './wait-bar.js';

const general: NavEntry[] = [{ to: '/', label: 'Dashboard', icon: 'home' }];
const settings: NavEntry = { to: '/settings', label: 'Settings', icon: 'settings', group: 'Portal' };
const none: NavItem[] = [];
const noAreas: Area[] = [];

/** The rows of the own area's menu that the user may see; nothing where there is no own area. */
function rowsFor(user: SessionUser, areas: Area[], can: (action: string, module: string) => boolean) {
  return ownArea(areas, user)?.nav.filter(({ can: [action, module] }) => can(action, module));
}

/** The frame of who is signed in: the menu comes from the registry and what the user may do. */
export function PortalFrame() {
  const user = useUser();
  const ability = useAbility();
  const wide = useWide();
  useRequestTimes();
  const handle = useMatches().find(({ id }) => id === 'frame')?.handle as { areas: Area[] } | undefined;
  const areas = handle?.areas ?? noAreas;
  const shown = areas.map((area) => shownArea(area, user));
  const rows = rowsFor(user, shown, (action, module) => ability.can(action, module));
  const countOf = useWaits(rows ?? none);
  const nav = [...(rows?.map((row) => ({ ...row, count: countOf(row) })) ?? general), settings];
  return (
    <Frame
      nav={nav}
      bottomBar={user.role === 'End User'}
      search={wide && <QuickSearch />}
      tools={
        <>
          {!wide && <QuickSearch />}
          <Notifications />
          <Leave />
        </>
      }
    >
      <WaitBar />
      <MaintenanceNotice />
      <IdleWatch minutes={user.idleMinutes} />
      <Outlet />
      <CanaryBadge />
      <ReleaseNotice areas={areas} />
    </Frame>
  );
}
