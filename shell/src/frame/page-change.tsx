import { ScreenReaderOnly } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { standAtHeading } from './stand-at-heading.js';

/** After a change of page its reader stands at its heading and hears its title; another query or the first page moves nothing. */
export function PageChange() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  const acted = useRef(false);
  useEffect(() => {
    const act = () => (acted.current = true);
    const kinds = ['keydown', 'pointerdown', 'click'];
    kinds.forEach((kind) => addEventListener(kind, act, true));
    return () => kinds.forEach((kind) => removeEventListener(kind, act, true));
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A redirect of the first page comes before anybody did anything: the skip link stays first.
    return acted.current ? standAtHeading(() => setTitle(document.title)) : undefined;
  }, [pathname]);
  return (
    <ScreenReaderOnly as="div" aria-live="polite">
      {title}
    </ScreenReaderOnly>
  );
}
