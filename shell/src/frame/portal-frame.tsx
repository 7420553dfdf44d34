import type { Area, SessionUser } from '@portal/contracts';
import { AccountMenu, Frame, signOut, useAbility, useUser, useWide, type NavEntry } from '@portal/ui';
import { useMemo } from 'react';
import { Outlet, useMatches } from 'react-router';
import { ownArea } from '../area/area-of.js';
import { IdleWatch } from './idle-watch.js';
import { QuickSearch } from '../search/quick-search.js';
import { Notifications } from './notifications.js';
import { WaitBar } from './wait-bar.js';

const general: NavEntry[] = [{ to: '/', label: 'Dashboard', icon: 'home' }];
const settings: NavEntry = { to: '/settings', label: 'Settings', icon: 'settings', group: 'Portal' };

function entriesFor(user: SessionUser, areas: Area[], can: (action: string, module: string) => boolean): NavEntry[] {
  const area = ownArea(areas, user);
  const rows = area?.nav.filter(({ can: [action, module] }) => can(action, module)) ?? [];
  return [...(area ? rows : general), settings];
}

/** The frame of who is signed in: the menu comes from the registry and what the user may do. */
export function PortalFrame() {
  const user = useUser();
  const ability = useAbility();
  const wide = useWide();
  const handle = useMatches().find(({ id }) => id === 'frame')?.handle as { areas: Area[] } | undefined;
  const areas = handle?.areas;
  const nav = useMemo(
    () => entriesFor(user, areas ?? [], (action, module) => ability.can(action, module)),
    [user, areas, ability],
  );
  return (
    <Frame
      nav={nav}
      bottomBar={user.role === 'End User'}
      search={wide && <QuickSearch />}
      tools={
        <>
          {!wide && <QuickSearch />}
          <Notifications />
          <AccountMenu onSignOut={() => void signOut()} />
        </>
      }
    >
      <WaitBar />
      <IdleWatch minutes={user.idleMinutes} />
      <Outlet />
    </Frame>
  );
}
