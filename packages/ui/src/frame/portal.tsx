import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../api/queries.js';
import { AntdLook } from './antd-look.js';

/** What antd and the cache need around them: around every page but the few that come before signing in. */
export const Portal = ({ children }: { children: ReactNode }) => (
  <AntdLook>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </AntdLook>
);
