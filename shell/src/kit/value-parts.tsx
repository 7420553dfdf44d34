import { keysOf } from '@portal/contracts';
import {
  Avatar,
  BarChart,
  DateText,
  DaysLeft,
  Icon,
  looks,
  Ltr,
  Money,
  navIcons,
  PlainTable,
  Score,
  Sheet,
  type StatusKind,
  StatusTag,
  TimeAgo,
  TwoLines,
  Validity,
} from '@portal/ui';
import css from './kit.module.css';

const kinds = keysOf(looks);

function Tags({ kind }: { kind: StatusKind | 'unknown' }) {
  if (kind === 'unknown') return <StatusTag kind="user" status="pendng" />;
  return (
    <div className={css.row}>
      {Object.keys(looks[kind]).map((status) => (
        <StatusTag key={status} kind={kind} status={status} />
      ))}
    </div>
  );
}

export function ValueParts() {
  return (
    <>
      <Sheet title="StatusTag">
        <PlainTable
          name="StatusTag"
          rows={[...kinds, 'unknown'] as const}
          rowKey={(kind) => kind}
          columns={[
            { key: 'kind', title: 'Kind', render: (kind) => kind },
            { key: 'tags', title: 'Its statuses', render: (kind) => <Tags kind={kind} /> },
          ]}
        />
      </Sheet>
      <Sheet title="Money, DateText, Ltr, TimeAgo, TwoLines, Score, DaysLeft, Validity, Avatar">
        <div className={css.row}>
          <Money amount={1_234_567.5} />
          <Money amount={1_234_567.5} lakh />
          <DateText value="2026-12-31" />
          <DateText value="2026-12-31T20:15:00Z" time />
          <TimeAgo value="2026-01-01T00:00:00Z" />
          <Ltr>GEMC-511687711223344</Ltr>
          <Validity until="2020-03-31" />
          <TwoLines first="Dell Latitude 5450" second={<Ltr>CN-0FTN37</Ltr>} />
          <Score value={92} />
          <Score value={67} />
          <Score value={41} />
          <DaysLeft until="2099-01-01" />
          <DaysLeft until="2020-01-01" />
          <Avatar name="Sample Person" />
          <Avatar name="Sample Person" large />
        </div>
      </Sheet>
      <Sheet title="BarChart">
        <BarChart
          name="Assets by category"
          series={['Active', 'Under Repair']}
          bars={[
            { label: 'Laptop', values: [64, 5] },
            { label: 'Printer', values: [12, 2] },
            { label: 'Server', values: [3, 0] },
          ]}
          text={String}
        />
      </Sheet>
      <Sheet title="navIcons">
        <div className={css.row}>
          {Object.entries(navIcons).map(([name, icon]) => (
            <span key={name}>
              <Icon icon={icon} size={18} /> {name}
            </span>
          ))}
        </div>
      </Sheet>
    </>
  );
}
