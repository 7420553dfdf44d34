import { clsx } from 'clsx/lite';
import type { HTMLAttributes } from 'react';
import { Surface } from '../layout/layout.js';
import css from './list-surface.module.css';

/** What a list stands on: its rows reach the edges, the bar at its foot stays in sight. */
export const ListSurface = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <Surface as="section" {...rest} className={clsx(css.list, className)} />
);
