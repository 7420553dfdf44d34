import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HotkeysProvider } from 'react-hotkeys-hook';
import { queryClient } from '../api/queries.js';
import { AntdLook } from './antd-look.js';

/** What antd, the keys and the cache need around them: around every page but the few that come before signing in. */
export const Portal = ({ children }: { children: ReactNode }) => (
  <AntdLook>
    <HotkeysProvider>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </HotkeysProvider>
  </AntdLook>
);
