import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../values/icon.js';

const icons = { moving: Info, waiting: TriangleAlert, bad: TriangleAlert, good: CircleCheck };

/** One line that stays: an information, a warning, a fault, a result. */
export const NoteLine = ({ tone = 'moving', children }: { tone?: keyof typeof icons; children: ReactNode }) => (
  <div className={`note-line ${tone}`}>
    <Icon of={icons[tone]} size={18} />
    <div>{children}</div>
  </div>
);
