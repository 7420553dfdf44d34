import { clsx } from 'clsx/lite';
import type { HTMLAttributes } from 'react';
import css from './rows.module.css';

/** What happened, newest first: each `li` holds an icon, what was done, and when. `iconless` where there is no icon. */
export const HistoryRows = ({
  iconless = false,
  ...rest
}: HTMLAttributes<HTMLOListElement> & { iconless?: boolean }) => (
  <ol {...rest} className={clsx(css.history, iconless && css.iconless)} />
);

/** Files or other things that one row each is enough for: each `li` holds an icon, `Lines`, and buttons. */
export const FileRows = ({ className, ...rest }: HTMLAttributes<HTMLUListElement>) => (
  <ul {...rest} className={clsx(css.files, className)} />
);

/** Holds an `UploadRow` for each file that is on its way. */
export const UploadRows = (props: HTMLAttributes<HTMLUListElement>) => <ul {...props} className={css.uploads} />;
