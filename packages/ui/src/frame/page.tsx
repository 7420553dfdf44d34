import '../styles/tokens.css';
import '../styles/page.css';
import type { ReactNode } from 'react';
import { Toasts } from '../overlay/toast.js';
import { usePageLook } from '../theme/page-look.js';

/** What stands once around every page: language, direction, colours, toasts. */
export function Page({ children }: { children: ReactNode }) {
  usePageLook();
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
