import {
  Ban,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Copy,
  Loader,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ScanRow } from './scan-rows.js';
import css from './scan.module.css';

/** How each state of a scan looks. */
export const scanLooks: Record<ScanRow['state'], { icon: LucideIcon; tone: string | undefined }> = {
  working: { icon: Loader, tone: undefined },
  good: { icon: CircleCheck, tone: css.good },
  noted: { icon: TriangleAlert, tone: css.waiting },
  twice: { icon: Copy, tone: css.waiting },
  asks: { icon: CircleQuestionMark, tone: css.waiting },
  bad: { icon: CircleX, tone: css.bad },
  undone: { icon: Ban, tone: undefined },
};
