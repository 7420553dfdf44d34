import type { init } from '@module-federation/enhanced/runtime';

type Shares = NonNullable<Parameters<typeof init>[0]['shared']>;

/** From the build: the version of each shared package. */
declare const SHARED_VERSIONS: Record<keyof typeof brought, string>;

const commonJs = async (module: Promise<{ default: unknown }>) => (await module).default;

/** What exists once per page, brought by the shell alone: the very modules that it uses itself, fetched when they are asked for. */
const brought = {
  react: () => commonJs(import('react')),
  'react/jsx-runtime': () => commonJs(import('react/jsx-runtime') as Promise<unknown> as Promise<{ default: unknown }>),
  'react-dom': () => commonJs(import('react-dom')),
  'react-router': () => import('./react-router.js'),
  antd: () => import('./antd.js'),
  i18next: () => import('i18next'),
  'react-i18next': () => import('./react-i18next.js'),
  '@tanstack/react-query': () => import('@tanstack/react-query'),
  '@portal/ui': () => import('@portal/ui'),
};

type Name = keyof typeof brought;
export const sharedNames = Object.keys(brought) as Name[];

/** Fetches whatever of it is not here yet. */
export const fetchShared = () => Promise.all(sharedNames.map((name) => brought[name]()));

const share = (name: Name): Shares[string] => ({
  version: SHARED_VERSIONS[name],
  scope: 'default',
  get: async () => {
    const module = await brought[name]();
    return () => module;
  },
  shareConfig: { singleton: true, requiredVersion: SHARED_VERSIONS[name] },
});

export const shares: Shares = Object.fromEntries(sharedNames.map((name) => [name, share(name)]));
