import { clsx } from 'clsx/lite';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { ShortcutsDialog } from '../keys/shortcuts.dialog.js';
import { SideDrawer } from '../overlay/side-drawer.js';
import { useDesk, useWide } from '../theme/media.js';
import { usePreferences } from '../theme/preferences.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { LanguageMenu } from './language-menu.js';
import { BottomBar, DrawerNavigation, SideNavigation, type NavEntry } from './navigation.js';
import { TextSizes } from './text-sizes.js';
import { ThemeButton } from './theme-button.js';
import css from './frame.module.css';

export interface FrameProps {
  nav: NavEntry[];
  children: ReactNode;
  search?: ReactNode;
  tools?: ReactNode;
  /** On phones the first five rows stand at the foot of the page. */
  bottomBar?: boolean;
}

/** The page around every screen of who is signed in: header, navigation, footer. */
export function Frame({ nav, children, search, tools, bottomBar = false }: FrameProps) {
  const t = useT();
  const desk = useDesk();
  const wide = useWide();
  const { folded } = usePreferences();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const atFoot = bottomBar && !wide;
  return (
    <div className={clsx(css.frame, folded && css.folded, atFoot && css.withBottomBar)}>
      <Header onMenu={desk ? undefined : () => setOpen(true)} search={search} tools={tools} />
      {desk && <SideNavigation entries={nav} />}
      {!desk && (
        <SideDrawer open={open} title={t('Menu')} onClose={close}>
          <DrawerNavigation entries={nav} onOpen={close} />
          {!wide && (
            <div className={css.drawerTools}>
              <TextSizes />
              <ThemeButton />
              <LanguageMenu />
            </div>
          )}
        </SideDrawer>
      )}
      <div className={css.body}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      {atFoot && <BottomBar entries={nav} />}
      <ShortcutsDialog />
    </div>
  );
}
