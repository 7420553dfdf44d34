import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Footer } from './footer.js';
import { Header } from './header.js';
import css from './guest-frame.module.css';

/** The page around screens that need nobody signed in. */
export const GuestFrame = ({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) => (
  <div className={css.guest}>
    <Header guest />
    <main id="main" className={clsx(css.main, narrow && css.narrow)} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
);
