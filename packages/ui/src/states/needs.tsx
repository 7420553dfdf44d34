import type { ReactNode } from 'react';
import { useAbility } from '../session/use-ability.js';
import { DeniedPage } from './denied.page.js';

/** A page, or several, for who holds a permission only. */
export function Needs({ action, module, children }: { action: string; module: string; children: ReactNode }) {
  return useAbility().can(action, module) ? children : <DeniedPage needs={`${module}:${action}`} />;
}
