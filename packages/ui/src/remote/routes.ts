import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { useAbility } from '../session/use-ability.js';

/** What a page that is put together needs of its reader: the language, and what they may do. */
export interface Reader {
  t: ReturnType<typeof useT>;
  ability: ReturnType<typeof useAbility>;
}

/** The name that an area gives a list: `({ t }) => t('Complaints')`. */
export type Title = (reader: Reader) => string;

/** A page that is fetched when it is opened: `page(() => import('./asset.page.js'), ({ AssetPage }) => <AssetPage />)`. */
export const page =
  <Module>(load: () => Promise<Module>, show: (module: Module, reader: Reader) => ReactNode) =>
  async () => {
    const module = await load();
    return {
      Component: function LoadedPage() {
        return show(module, { t: useT(), ability: useAbility() });
      },
    };
  };

/** Pages below an address, by the rest of theirs: `routesAt('/buyer/assets', { '': list, ':id': one })`. */
export const routesAt = (base: string, pages: Record<string, ReturnType<typeof page>>): RouteObject[] =>
  Object.entries(pages).map(([rest, lazy]) => {
    // The area itself lies at the first part of the address.
    const path = [...base.split('/').slice(2), rest].filter(Boolean).join('/');
    return path ? { path, lazy } : { index: true, lazy };
  });
