import { assets, notifications } from '@portal/contracts';
import {
  BulkBar,
  type Column,
  Crumbs,
  ExportMenu,
  LinkTiles,
  ListScreen,
  ListSurface,
  Ltr,
  Money,
  NoteLine,
  Pager,
  RowMenu,
  RowTable,
  Sheet,
  StatusTag,
  TimeAgo,
  TwoLines,
  useSession,
  useT,
} from '@portal/ui';
import { ClipboardList, Monitor, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { placeOf } from '../guard/places.js';
import css from './kit.module.css';

interface Row {
  id: string;
  name: string;
  serial: string;
  status: string;
  value: number;
}

const rows: Row[] = [
  { id: '1', name: 'Laptop A', serial: 'SAMPLE-1', status: 'Active', value: 54_900 },
  { id: '2', name: 'Laptop B', serial: 'SAMPLE-2', status: 'Under Repair', value: 62_077 },
  { id: '3', name: 'Printer C', serial: 'SAMPLE-3', status: 'Disposed', value: 21_450 },
];

const columns: Column<Row>[] = [
  {
    key: 'name',
    title: 'Asset',
    sort: 'name',
    render: (row) => <TwoLines first={row.name} second={<Ltr>{row.serial}</Ltr>} />,
  },
  { key: 'status', title: 'Status', render: (row) => <StatusTag kind="asset" status={row.status} /> },
  { key: 'value', title: 'Value', sort: 'value', amount: true, render: (row) => <Money amount={row.value} /> },
];

const none = () => undefined;
const chosen = { rows: rows.slice(0, 2), has: () => true, set: none, clear: none };
const remove = { key: 'delete', label: 'Delete', icon: Trash2, danger: true };

function ListOfServer() {
  const t = useT();
  const { user } = useSession();
  if (!user) {
    return (
      <NoteLine>
        ListScreen reads the server: <Link to="/login?next=/ui-kit%23lists">sign in</Link> to see your notifications in
        it.
      </NoteLine>
    );
  }
  return (
    <ListScreen
      inside
      title="ListScreen"
      operation={notifications.list}
      columns={[
        { key: 'title', title: 'Notification', render: ({ title, values }) => t(title, values) },
        { key: 'at', title: 'When', render: ({ at }) => <TimeAgo value={at} /> },
      ]}
      rowKey={({ id }) => id}
      rowName={({ title, values }) => t(title, values)}
      rowLink={({ record }) => (record && placeOf(record, user.role)) ?? '/settings'}
      empty={{ title: 'No notifications', text: 'They appear here as soon as something happens.' }}
    />
  );
}

export function ListParts() {
  const [sort, setSort] = useState('name');
  const [page, setPage] = useState(1);
  return (
    <>
      <Sheet title="Crumbs, RowMenu, LinkTiles, ExportMenu">
        <div className={css.stack}>
          <Crumbs way={[{ label: 'Assets' }]} />
          <RowMenu name="Laptop A" actions={[remove]} />
          <ExportMenu
            csv={assets.exportCsv}
            xlsx={assets.exportXlsx}
            pdf={{ operation: assets.exportPdf, most: 2000 }}
            name="assets"
          />
          <LinkTiles
            name="LinkTiles"
            tiles={[
              { label: 'Orders', text: 'Follow and approve', icon: ClipboardList, to: '/ui-kit#lists' },
              { label: 'Assets', text: 'Track and assign', icon: Monitor, to: '/ui-kit#details' },
            ]}
          />
        </div>
      </Sheet>
      <ListSurface aria-label="RowTable and Pager">
        <RowTable
          name="Assets"
          rows={rows}
          columns={columns}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          rowLink={() => '/ui-kit'}
          rowActions={() => [remove]}
          sort={sort}
          onSort={setSort}
        />
        <BulkBar selection={chosen} actions={[{ ...remove, onClick: none }]} />
        <Pager page={page} pageSize={20} total={312} onPage={setPage} onPageSize={() => undefined} />
      </ListSurface>
      <ListOfServer />
    </>
  );
}
