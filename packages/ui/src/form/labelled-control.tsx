import type { LabelHTMLAttributes } from 'react';
import css from './field.module.css';

/** Label and control of a value that no form holds. With `htmlFor` the whole of it is the label. */
export const LabelledControl = ({ htmlFor, ...rest }: LabelHTMLAttributes<HTMLElement>) =>
  htmlFor ? <label {...rest} htmlFor={htmlFor} className={css.field} /> : <div {...rest} className={css.field} />;
