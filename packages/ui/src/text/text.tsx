import { clsx } from 'clsx/lite';
import type { HTMLAttributes, LabelHTMLAttributes } from 'react';
import css from './text.module.css';

type TextProps<Tag extends string> = HTMLAttributes<HTMLElement> & { as?: Tag };

/** Softer and a little smaller: what explains or belongs to what stands beside it. */
export const Secondary = ({ as: Tag = 'span', className, ...rest }: TextProps<'span' | 'p' | 'bdi'>) => (
  <Tag {...rest} className={clsx(css.secondary, className)} />
);

/** What a page is for, below its heading. */
export const Lead = (props: HTMLAttributes<HTMLParagraphElement>) => <p {...props} className={css.lead} />;

/** Text that people wrote, with its line breaks. */
export const Prose = (props: HTMLAttributes<HTMLParagraphElement>) => <p {...props} className={css.prose} />;

/** Lines one below the other in the place of one: a name and what tells it apart. `secondary` where all of them are softer. */
export const Lines = ({
  secondary = false,
  className,
  ...rest
}: HTMLAttributes<HTMLSpanElement> & { secondary?: boolean }) => (
  <span {...rest} className={clsx(css.lines, secondary && css.secondary, className)} />
);

/** Read out, but not shown. */
export const ScreenReaderOnly = ({ as: Tag = 'span', ...rest }: TextProps<'span' | 'div'>) => (
  <Tag {...rest} className={css.screenReaderOnly} />
);

/** What is wrong here, with an icon before it. */
export const ErrorText = ({ as: Tag = 'span', className, ...rest }: TextProps<'span' | 'p' | 'b'>) => (
  <Tag {...rest} className={clsx(css.errorText, className)} />
);

/** What a control is called. Without `htmlFor` it names a group, which refers to it. */
export const ControlLabel = ({ htmlFor, className, ...rest }: LabelHTMLAttributes<HTMLElement>) => {
  const name = clsx(css.controlLabel, className);
  return htmlFor ? <label {...rest} htmlFor={htmlFor} className={name} /> : <span {...rest} className={name} />;
};
