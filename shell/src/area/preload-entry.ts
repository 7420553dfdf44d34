import type { Release } from './federation.js';

/** Asks for the entry of an area that is about to be opened, while the federation is still on its way. */
export function preloadEntry({ entry, integrity }: Release) {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'preload', as: 'script', href: entry, integrity, crossOrigin: 'anonymous' }),
  );
}
