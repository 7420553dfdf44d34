import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import css from './plain-input.module.css';

/** One line of text with antd's look and none of its weight: for what everybody loads before signing in. `suffix` stands inside. */
export function PlainInput({ suffix, className, ...input }: ComponentProps<'input'> & { suffix?: ReactNode }) {
  const look = clsx(css.input, input['aria-invalid'] && css.invalid);
  if (!suffix) return <input {...input} className={clsx(look, className)} />;
  return (
    <span className={clsx(look, css.around)}>
      <input {...input} className={clsx(css.inside, className)} />
      <span className={css.suffix}>{suffix}</span>
    </span>
  );
}
