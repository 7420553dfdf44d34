import { mostViews, savedViews, type SavedView, type ViewedList } from '@portal/contracts';
import { Button } from 'antd';
import { Bookmark, Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../api/queries.js';
import { useT } from '../i18n/use-t.js';
import { MenuButton } from '../overlay/menu-button.js';
import { useUser } from '../session/use-user.js';
import { Icon } from '../values/icon.js';
import { keptColumns } from './column-choice.js';
import { ManageViewsDialog } from './manage-views.dialog.js';
import { SaveViewDialog } from './save-view.dialog.js';

/** What the address says about the list, without the page. */
function queryOf(search: URLSearchParams) {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.sort();
  return query.toString();
}

/** A list that is opened without any condition shows the view that its reader chose for that, else the columns of the last time; who clears it later sees all. */
function useDefaultView(list: ViewedList, views: readonly SavedView[] | undefined) {
  const { id } = useUser();
  const [search, setSearch] = useSearchParams();
  const opened = useRef(search.toString() === '');
  useEffect(() => {
    if (!views || !opened.current) return;
    opened.current = false;
    const view = views.find(({ isDefault }) => isDefault);
    const columns = keptColumns.of(id, list);
    if (search.toString() !== '') return;
    if (view) setSearch(view.query, { replace: true });
    else if (columns) setSearch({ columns }, { replace: true });
  }, [id, list, views, search, setSearch]);
}

/** The reader's own views of a list: to choose one, to save what is shown now, and to manage them. */
export function SavedViews({ list }: { list: ViewedList }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { data } = useRead(savedViews.get, { params: { list } });
  useDefaultView(list, data?.items);
  const views = data?.items ?? [];
  const query = queryOf(search);
  const current = views.find((view) => queryOf(new URLSearchParams(view.query)) === query);
  const choose = (key: string) => {
    if (key === 'save' || key === 'manage') return setDialog(key);
    const view = views[Number(key)];
    setSearch(view ? view.query : '');
  };
  const close = () => setDialog(undefined);
  return (
    <>
      <MenuButton
        items={[
          ...views.map(({ name }, index) => ({
            key: String(index),
            label: <bdi>{name}</bdi>,
            icon: <Icon icon={views[index] === current ? Check : Bookmark} />,
          })),
          ...(views.length > 0 ? [{ key: 'none', label: t('Without a view') }, { type: 'divider' as const }] : []),
          {
            key: 'save',
            label: t('Save this view'),
            disabled: !data || query === '' || current !== undefined || views.length >= mostViews,
          },
          ...(views.length > 0 ? [{ key: 'manage', label: t('Manage views') }] : []),
        ]}
        onChoose={choose}
      >
        <Button aria-haspopup="menu" icon={<Icon icon={Bookmark} />}>
          {current ? <bdi>{current.name}</bdi> : t('Views')}
        </Button>
      </MenuButton>
      {data && dialog === 'save' && <SaveViewDialog list={list} saved={data} query={query} onClose={close} />}
      {data && dialog === 'manage' && <ManageViewsDialog list={list} saved={data} onClose={close} />}
    </>
  );
}
