import type { Area } from '@portal/contracts';

/** Asks for the entry of an area that is about to be opened, while the federation is still on its way. */
export function preloadEntry({ entry, integrity }: Area) {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'preload', as: 'script', href: entry, integrity, crossOrigin: 'anonymous' }),
  );
}
