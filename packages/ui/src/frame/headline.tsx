import type { ReactNode } from 'react';
import { Crumbs, type Crumb } from './crumbs.js';
import { usePageTitle } from './use-page-title.js';
import { Actions } from '../layout/layout.js';
import css from './headline.module.css';

export interface HeadlineProps {
  title: ReactNode;
  /** What the browser's tab says; needed where the title is more than text. */
  page?: string;
  /** Softer, beside the title. */
  more?: ReactNode;
  /** From the area's start, which is not said, to this page. */
  crumbs?: Crumb[];
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** Softer, beside the title of a page or a dialog. */
export const TitleMore = ({ children }: { children: ReactNode }) => <small className={css.more}>{children}</small>;

/** Breadcrumb, the page's one h1, and what can be done here. */
export function Headline({ title, page, more, crumbs, actions }: HeadlineProps) {
  usePageTitle(page ?? (typeof title === 'string' ? title : ''));
  return (
    <>
      {crumbs && <Crumbs way={crumbs} />}
      <div className={css.headline}>
        <h1>
          {title} {more && <TitleMore>{more}</TitleMore>}
        </h1>
        {actions && <Actions>{actions}</Actions>}
      </div>
    </>
  );
}
