import type { Operation, Page, ReplyOf, ViewedList } from '@portal/contracts';
import { type ReactNode, useRef } from 'react';
import { useRead } from '../api/queries.js';
import type { Asking } from '../api/call.js';
import type { Crumb } from '../frame/crumbs.js';
import { Figures, type Figure } from '../frame/figures.js';
import { Headline } from '../frame/headline.js';
import { useT } from '../i18n/use-t.js';
import { useRowKeys, useRowShortcut } from '../keys/use-row-keys.js';
import { useWide } from '../theme/media.js';
import { NoteLine } from '../detail/note-line.js';
import { Problem } from '../states/problem.js';
import { BulkBar } from './bulk-bar.js';
import { Chips } from './chips.js';
import { chosenColumns } from './column-choice.js';
import type { BulkAction, RowShape } from './columns.js';
import { useCompact } from './density.js';
import { FilterBar } from './filter-bar.js';
import type { Filter } from './filters.js';
import { useListState } from './list-state.js';
import { Pager } from './pager.js';
import { RowList } from './row-list.js';
import { SelectAll } from './select-all.js';
import { useSelection } from './selection.js';
import { ViewChoice } from './view-choice.js';
import { ViewTools } from './view-tools.js';
import { ListSurface } from './list-surface.js';

/** A row of the list that an operation answers. */
export type RowOf<O extends Operation> = ReplyOf<O> extends { items: (infer Row)[] } ? Row : never;

export interface ListScreenProps<O extends Operation> extends RowShape<RowOf<O>> {
  title: string;
  operation: O;
  params?: Asking<O>['params'];
  /** Conditions of this screen that the reader cannot change. */
  fixed?: Record<string, string | undefined>;
  crumbs?: Crumb[];
  actions?: ReactNode;
  figures?: Figure[];
  /** Between the figures and the list: a warning, an alert. */
  banner?: ReactNode;
  /** 'Search name, serial number, contract'; without it the list has no search. */
  searchLabel?: string;
  filters?: readonly Filter[];
  defaultSort?: string;
  bulkActions?: BulkAction<RowOf<O>>[];
  /** Rows of other pages can be selected too, up to so many; `Infinity` for all that match. */
  selectMost?: number;
  /** Offers a choice of columns, and views of it that the reader names and keeps. */
  views?: ViewedList;
  /** Beside the filters: export, refresh. */
  tools?: ReactNode;
  /** What to show when there is nothing at all yet. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** What to say when nothing fits search and filters, instead of the usual words. */
  noMatch?: { title: string; text?: string };
  /** What to say when the list cannot be read. */
  errorTitle?: string;
  /** What that message begins with instead, and what it says where the portal failed. */
  errorLead?: string;
  failure?: string;
  /** What to say while it is read. */
  loading?: string;
  /** Offers cards instead of rows. */
  cards?: boolean;
  /** Offers a sheet to write in, of the selected rows or else of those of the page. */
  sheet?: ((rows: readonly RowOf<O>[]) => ReactNode) | undefined;
  /** Without headline and breadcrumb: the list is a part of another page. */
  inside?: boolean;
}

/** A whole list screen: search, filters, table or cards, pages, bulk bar, and all its states; what it shows lives in the address. */
export function ListScreen<O extends Operation>(props: ListScreenProps<O>) {
  const { title, operation, params, fixed, filters = [], bulkActions, empty, inside = false, rowKey } = props;
  const t = useT();
  const { state, change, clear } = useListState(
    filters.map(({ name }) => name),
    props.defaultSort,
  );
  const selection = useSelection(rowKey);
  const [isCompact, onCompact] = useCompact();
  const { page, pageSize, sort, q } = state;
  const query = { ...fixed, ...state.filters, page, pageSize, sort, q: q || undefined };
  const answer = useRead(operation, { params, query } as Asking<O>);
  const found = answer.data as unknown as Page<RowOf<O>> | undefined;
  const surface = useRef<HTMLDivElement>(null);
  useRowKeys(surface, { search: !!props.searchLabel, selects: !!bulkActions?.length });
  const assigning = (row: RowOf<O>) => props.rowActions?.(row).find(({ key }) => key === 'assign')?.onClick;
  const rows = found?.items ?? [];
  const assign = (key: string) => rows.filter((row) => rowKey(row) === key).forEach((row) => assigning(row)?.());
  useRowShortcut(surface, 'a', t('Assign'), assign, rows.some(assigning));
  const narrowed = q !== '' || Object.keys(state.filters).length > 0;
  const wide = useWide();
  const inSheet = !!props.sheet && state.sheet && wide && rows.length > 0;
  const none = found?.total === 0 && !narrowed;
  return (
    <>
      {!inside && <Headline title={title} crumbs={props.crumbs} actions={props.actions} />}
      {props.figures && <Figures figures={props.figures} />}
      {props.banner}
      <div ref={surface} data-rows>
        <ListSurface aria-label={title} aria-busy={answer.isFetching}>
          {!none && (
            <FilterBar
              filters={filters}
              searchLabel={props.searchLabel}
              state={state}
              onChange={change}
              tools={
                <>
                  {props.views && (
                    <ViewTools list={props.views} columns={props.columns} chosen={state.columns} onChange={change} />
                  )}
                  {props.tools}
                  {props.cards && (
                    <ViewChoice
                      view={inSheet ? 'sheet' : state.cards ? 'cards' : undefined}
                      hasSheet={!!props.sheet}
                      onChange={(view) => change({ view, page })}
                      {...{ isCompact, onCompact }}
                    />
                  )}
                </>
              }
            />
          )}
          <Chips filters={filters} state={state} onRemove={(name) => change({ [name]: undefined })} onClear={clear} />
          {answer.error && (
            <Problem
              error={answer.error}
              title={props.errorTitle}
              lead={props.errorLead}
              failure={props.failure}
              onRetry={() => void answer.refetch()}
            />
          )}
          {props.sheet && state.sheet && !wide && (
            <NoteLine tone="waiting">{t('The sheet needs a wider screen; here is the list.')}</NoteLine>
          )}
          {inSheet && props.sheet?.(selection.rows.length > 0 ? selection.rows : rows)}
          {!inSheet && (
            <RowList
              {...props}
              columns={chosenColumns(props.columns, state.columns)}
              name={title}
              found={found}
              failed={!!answer.error}
              stale={answer.isPlaceholderData}
              asCards={props.cards && state.cards}
              isCompact={props.cards && isCompact}
              selection={bulkActions?.length ? selection : undefined}
              sort={sort}
              onSort={(to) => change({ sort: to })}
              empty={
                narrowed
                  ? {
                      title: q ? t('No match for “{{q}}”', { q }) : t('No match'),
                      text: t('Try fewer words or filters.'),
                      ...props.noMatch,
                      onClear: clear,
                    }
                  : empty
              }
            />
          )}
          {bulkActions && !inSheet && (
            <BulkBar
              selection={selection}
              actions={bulkActions}
              more={
                props.selectMost && (
                  <SelectAll
                    key={JSON.stringify([fixed, state.filters, q])}
                    {...{ operation, params, query, selection }}
                    total={found?.total ?? 0}
                    more={found?.more ?? false}
                    most={props.selectMost}
                  />
                )
              }
            />
          )}
          {found && found.total > 0 && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={found.total}
              more={found.more}
              onPage={(to) => change({ page: to })}
              onPageSize={(size) => change({ pageSize: size })}
            />
          )}
        </ListSurface>
      </div>
    </>
  );
}
