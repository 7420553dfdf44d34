import { clsx } from 'clsx';
import type { HTMLAttributes, LabelHTMLAttributes } from 'react';

type TextProps<Tag extends string> = HTMLAttributes<HTMLElement> & { as?: Tag };

/** Softer and a little smaller: what explains or belongs to what stands beside it. */
export const Secondary = ({ as: Tag = 'span', className, ...rest }: TextProps<'span' | 'p' | 'bdi'>) => (
  <Tag {...rest} className={clsx('s', className)} />
);

/** What a page is for, below its heading. */
export const Lead = (props: HTMLAttributes<HTMLParagraphElement>) => <p {...props} className="lead" />;

/** Text that people wrote, with its line breaks. */
export const Prose = (props: HTMLAttributes<HTMLParagraphElement>) => <p {...props} className="prose" />;

/** Lines one below the other in the place of one: a name and what tells it apart. */
export const Lines = ({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) => (
  <span {...rest} className={clsx('two', className)} />
);

/** Read out, but not shown. */
export const ScreenReaderOnly = ({ as: Tag = 'span', ...rest }: TextProps<'span' | 'div'>) => (
  <Tag {...rest} className="sr" />
);

/** What is wrong here, with an icon before it. */
export const ErrorText = ({ as: Tag = 'span', className, ...rest }: TextProps<'span' | 'p' | 'b'>) => (
  <Tag {...rest} className={clsx('err', className)} />
);

/** What a control is called. Without `htmlFor` it names a group, which refers to it. */
export const ControlLabel = ({ htmlFor, ...rest }: LabelHTMLAttributes<HTMLElement>) =>
  htmlFor ? <label {...rest} htmlFor={htmlFor} className="fl" /> : <span {...rest} className="fl" />;
