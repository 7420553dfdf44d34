import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import css from './links.module.css';

type LinkProps = ComponentProps<typeof Link>;

/** A link that looks as a button: it leads to where something is done. */
export const ButtonLink = ({
  primary = false,
  small = false,
  ...rest
}: LinkProps & { primary?: boolean; small?: boolean }) => (
  <Link {...rest} className={clsx(css.buttonLink, primary && css.primary, small && css.small)} />
);

/** The name of a record as the way to its page. */
export const RowLink = (props: LinkProps) => <Link {...props} className={css.rowLink} />;

/** The name of a record that opens in place. */
export const RowButton = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={css.rowLink} />
);

/** The way back, above the heading of a page that stands alone. */
export const BackLink = (props: LinkProps) => <Link {...props} className={css.backLink} />;

/** Somebody's number or address: a touch calls or writes. */
export const ContactLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className={css.contactLink}>
    {children}
  </a>
);

/** A button without a border, of an icon or with one; `inField` where it stands in a text field. */
export const IconButton = ({
  inField = false,
  className,
  ...rest
}: ComponentProps<'button'> & { inField?: boolean }) => (
  <button type="button" {...rest} className={clsx(css.iconButton, inField && css.inField, className)} />
);

/** A button that reads as a link among text. */
export const TextButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={clsx(css.textButton, className)} />
);
