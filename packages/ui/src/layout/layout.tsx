import { clsx } from 'clsx/lite';
import type { HTMLAttributes } from 'react';
import css from './layout.module.css';

type BlockProps<Tag extends string = 'div'> = HTMLAttributes<HTMLElement> & { as?: Tag };

/** Buttons or short lines one below the other. */
export const Stack = ({ className, ...rest }: BlockProps) => <div {...rest} className={clsx(css.stack, className)} />;

/** The parts of a page or a dialog one below the other. */
export const Parts = ({ as: Tag = 'div', className, ...rest }: BlockProps<'div' | 'section'>) => (
  <Tag {...rest} className={clsx(css.parts, className)} />
);

/** A sheet without a title of its own. `padded` where its content does not reach the edges. */
export const Surface = ({
  as: Tag = 'div',
  padded = false,
  className,
  ...rest
}: BlockProps<'div' | 'section' | 'li'> & { padded?: boolean }) => (
  <Tag {...rest} className={clsx(css.surface, padded && css.padded, className)} />
);

/** What can be done here: buttons beside each other. */
export const Actions = ({ className, ...rest }: BlockProps) => (
  <div {...rest} className={clsx(css.actions, className)} />
);

/** Buttons that share the width; with `start` each is as wide as its words. */
export const ButtonRow = ({
  as: Tag = 'div',
  start = false,
  className,
  ...rest
}: BlockProps<'div' | 'p'> & { start?: boolean }) => (
  <Tag {...rest} className={clsx(css.buttonRow, start && css.start, className)} />
);

/** The buttons at the end of a form, and what is said beside them. */
export const FormActions = (props: BlockProps) => <div {...props} className={css.formActions} />;

/** The buttons at the end of a dialog. */
export const DialogActions = (props: BlockProps) => <div {...props} className={css.dialogActions} />;

/** A page that is a form: no wider than one reads. */
export const FormPage = (props: BlockProps) => <div {...props} className={css.formPage} />;
