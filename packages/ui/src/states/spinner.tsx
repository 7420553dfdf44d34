import { clsx } from 'clsx/lite';
import css from './spinner.module.css';

/** Turns while something is on its way; the words beside it say what. `small` inside a button. */
export const Spinner = ({ small = false }: { small?: boolean }) => (
  <span className={clsx(css.spinner, small && css.small)} aria-hidden />
);
