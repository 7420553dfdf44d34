import { clsx } from 'clsx/lite';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { prefer, usePreferences } from '../theme/preferences.js';
import { Icon } from '../values/icon.js';
import { navIcon } from '../values/icons.js';
import { ScreenReaderOnly } from '../text/text.js';
import css from './navigation.module.css';

/** One row of the navigation; `count` is what waits for the reader. */
export interface NavEntry {
  to: string;
  label: string;
  icon: string;
  group?: string;
  count?: number;
}

const lies = (path: string, to: string) => path === to || (to !== '/' && path.startsWith(`${to}/`));

/** The row that a page belongs to: of those it lies below, the nearest. */
function useCurrent(entries: NavEntry[]) {
  const { pathname } = useLocation();
  const above = entries.filter(({ to }) => lies(pathname, to));
  return above.sort((a, b) => b.to.length - a.to.length)[0]?.to;
}

const groupsOf = (entries: NavEntry[]) => [...new Set(entries.map(({ group }) => group ?? ''))];

interface RowProps {
  entry: NavEntry;
  current: boolean;
  onOpen?: () => void;
}

function Row({ entry, current, onOpen }: RowProps) {
  const t = useT();
  return (
    <li>
      <Link to={entry.to} aria-current={current ? 'page' : undefined} onClick={onOpen} title={t(entry.label)}>
        <Icon icon={navIcon(entry.icon)} size={18} />
        <span>{t(entry.label)}</span>
        {entry.count ? (
          <em className={css.waiting}>
            {entry.count}
            <ScreenReaderOnly> {t('waiting for you')}</ScreenReaderOnly>
          </em>
        ) : null}
      </Link>
    </li>
  );
}

interface GroupProps {
  name: string;
  entries: NavEntry[];
  current: string | undefined;
  onOpen?: () => void;
}

function Group({ name, entries, current, onOpen }: GroupProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={css.group}>
      {name && <h2 id={id}>{t(name)}</h2>}
      <ul aria-labelledby={name ? id : undefined}>
        {entries.map((entry) => (
          <Row key={entry.to} entry={entry} current={entry.to === current} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

interface RowsProps {
  entries: NavEntry[];
  onOpen?: () => void;
}

function Rows({ entries, onOpen }: RowsProps) {
  const current = useCurrent(entries);
  return groupsOf(entries).map((name) => (
    <Group
      key={name}
      name={name}
      entries={entries.filter(({ group }) => (group ?? '') === name)}
      current={current}
      onOpen={onOpen}
    />
  ));
}

/** The navigation in the drawer, where there is no room at the side. */
export function DrawerNavigation(props: RowsProps) {
  const t = useT();
  return (
    <nav className={clsx(css.navigation, css.inDrawer)} aria-label={t('Main')}>
      <Rows {...props} />
    </nav>
  );
}

/** The navigation at the side; it folds to icons. */
export function SideNavigation({ entries }: { entries: NavEntry[] }) {
  const t = useT();
  const { folded } = usePreferences();
  return (
    <nav className={clsx(css.navigation, css.side, folded && css.folded)} aria-label={t('Main')}>
      <div className={css.inside}>
        <Rows entries={entries} />
        <button
          type="button"
          className={css.fold}
          aria-label={folded ? t('Expand menu') : undefined}
          onClick={() => prefer({ folded: !folded })}
        >
          <Icon icon={folded ? PanelLeftOpen : PanelLeftClose} size={18} flip />
          <span>{folded ? t('Expand menu') : t('Collapse menu')}</span>
        </button>
      </div>
    </nav>
  );
}

/** Five views within reach of the thumb. */
export function BottomBar({ entries }: { entries: NavEntry[] }) {
  const t = useT();
  const current = useCurrent(entries);
  return (
    <nav className={css.bottomBar} aria-label={t('Main')}>
      <ul>
        {entries.slice(0, 5).map((entry) => (
          <Row key={entry.to} entry={entry} current={entry.to === current} />
        ))}
      </ul>
    </nav>
  );
}
