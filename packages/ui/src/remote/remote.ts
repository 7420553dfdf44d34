import { remoteApiVersion } from '@portal/contracts';
import type { RouteObject } from 'react-router';
import type { MessageSource } from '../i18n/i18n.js';

/** What every remote gives the shell, and all it gives. */
export interface RemoteModule {
  apiVersion: number;
  routes: RouteObject[];
  messages: MessageSource;
}

/** The pages of one subject below an address of an area, with their texts. */
export interface FeatureRoutes {
  routes: RouteObject[];
  messages: MessageSource;
}

/** What an area is made of: the subjects that it shows, and pages of its own with their texts. */
export interface Remote {
  features?: FeatureRoutes[];
  pages: RouteObject[];
  messages: MessageSource;
}

/** Declares a remote for the shell of this version. */
export function remoteModule({ features = [], pages, messages }: Remote): RemoteModule {
  // Two features of one package bring the same texts; the area's own words come last and win.
  const sources = [...new Set([...features.map((feature) => feature.messages), messages])];
  return {
    apiVersion: remoteApiVersion,
    routes: [...features.flatMap(({ routes }) => routes), ...pages],
    messages: async (language) =>
      Object.fromEntries(
        (await Promise.all(sources.map((source) => source(language)))).flatMap(Object.entries<string>),
      ),
  };
}
