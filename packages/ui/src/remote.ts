import { remoteApiVersion } from '@portal/contracts';
import type { RouteObject } from 'react-router';
import type { MessageSource } from './i18n/i18n.js';

/** What every remote gives the shell, and all it gives. */
export interface RemoteModule {
  apiVersion: number;
  routes: RouteObject[];
  messages: MessageSource;
}

/** Declares a remote for the shell of this version. */
export const remoteModule = (remote: Omit<RemoteModule, 'apiVersion'>): RemoteModule => ({
  apiVersion: remoteApiVersion,
  ...remote,
});
