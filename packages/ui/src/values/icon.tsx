import type { LucideIcon } from 'lucide-react';
import css from './icon.module.css';

export interface IconProps {
  icon: LucideIcon;
  size?: number;
  /** Points another way where the script runs from right to left: arrows and chevrons. */
  flip?: boolean;
}

/** An icon beside a text: the one stroke of the portal, silent for screen readers. */
export const Icon = ({ icon: Of, size = 16, flip = false }: IconProps) => (
  <Of size={size} strokeWidth={1.75} aria-hidden focusable={false} className={flip ? css.flip : undefined} />
);
