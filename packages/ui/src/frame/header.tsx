import { clsx } from 'clsx/lite';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { useWide } from '../theme/media.js';
import { Icon } from '../values/icon.js';
import { BrandMark } from './brand-mark.js';
import { LanguageMenu } from './language-menu.js';
import { TextSizes } from './text-sizes.js';
import { ThemeButton } from './theme-button.js';
import { IconButton } from '../links/links.js';
import css from './header.module.css';

export interface HeaderProps {
  /** Opens the drawer with the navigation, where there is no room for it. */
  onMenu?: () => void;
  search?: ReactNode;
  /** Bell and account of who is signed in. */
  tools?: ReactNode;
  guest?: boolean;
}

/** The bar on top of each page. */
export function Header({ onMenu, search, tools, guest = false }: HeaderProps) {
  const t = useT();
  const wide = useWide();
  return (
    <header className={clsx(css.header, guest && css.guest)}>
      <a className={css.skip} href="#main">
        {t('Skip to main content')}
      </a>
      {onMenu && (
        <IconButton aria-label={t('Menu')} onClick={onMenu}>
          <Icon icon={Menu} size={20} />
        </IconButton>
      )}
      <BrandMark />
      {search}
      <div className={css.tools}>
        {wide && <TextSizes />}
        {(wide || guest) && <ThemeButton />}
        {(wide || guest) && <LanguageMenu />}
        {tools}
      </div>
    </header>
  );
}
