import { clsx } from 'clsx/lite';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../values/icon.js';
import css from './note-line.module.css';

const icons = { moving: Info, waiting: TriangleAlert, bad: TriangleAlert, good: CircleCheck };

/** One line that stays: an information, a warning, a fault, a result. */
export const NoteLine = ({ tone = 'moving', children }: { tone?: keyof typeof icons; children: ReactNode }) => (
  <div className={clsx(css.noteLine, css[tone])}>
    <Icon icon={icons[tone]} size={18} />
    <div>{children}</div>
  </div>
);
