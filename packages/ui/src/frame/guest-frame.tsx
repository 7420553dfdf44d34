import type { ReactNode } from 'react';
import { Footer } from './footer.js';
import { Header } from './header.js';

/** The page around screens that need nobody signed in. */
export const GuestFrame = ({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) => (
  <div className="guest">
    <Header guest />
    <main id="main" className={`formpage${narrow ? ' narrow' : ''}`} tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
);
