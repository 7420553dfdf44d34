import { registrationFiles } from '@portal/contracts';
import {
  DecisionPanel,
  History,
  Ltr,
  Meter,
  Money,
  PlainTable,
  Properties,
  Secondary,
  Sheet,
  ShowMore,
  ShownFiles,
  Split,
  StatusTag,
  Steps,
  toast,
  Totals,
} from '@portal/ui';

const road = ['Draft', 'Pending Approval', 'Approved', 'In Transit', 'Delivered', 'Completed'];
const items = [
  { name: 'Laptop A', quantity: 60, price: 48_200 },
  { name: 'Printer C', quantity: 20, price: 21_450 },
];

export function DetailParts() {
  return (
    <>
      <Properties
        properties={[
          { label: 'Status', value: <StatusTag status="Pending Approval" /> },
          { label: 'Total amount', value: <Money amount={4_079_260} /> },
          { label: 'GeM Contract', value: <Ltr>GEMC-511687711223344</Ltr> },
        ]}
      />
      <Split
        aside={
          <DecisionPanel
            text="Submitted on 18-11-2026"
            checks={[
              { ok: true, text: 'GeM contract exists' },
              { ok: false, text: 'Unit price is 6 % above the last order' },
            ]}
            hint="An approval cannot be taken back."
            onDecide={({ approve }) => Promise.resolve(toast(approve ? 'Approved' : 'Rejected'))}
          />
        }
      >
        <Sheet title="Steps" more={<Secondary>step 2 of 6</Secondary>}>
          <Steps
            steps={road.map((name, index) => ({ name, at: index < 2 ? '2026-11-18' : undefined }))}
            now="Pending Approval"
            yours
          />
        </Sheet>
        <ItemsSheet />
        <FilesSheet />
        <Sheet title="History">
          <History
            entries={[
              { at: '2026-11-18T06:12:00Z', by: 'Sample person', byId: '1', action: 'Submitted', note: 'A note' },
            ]}
          />
          <ShowMore shown={1} total={24} onMore={() => toast('More')} />
        </Sheet>
        <Sheet title="Meter">
          <Meter
            label="9 of 13 checked"
            note="8 passed, 1 failed"
            value={8}
            failed={1}
            max={13}
            threshold={0.8}
            thresholdLabel="80 % must pass"
          />
        </Sheet>
      </Split>
    </>
  );
}

function ItemsSheet() {
  return (
    <Sheet title="PlainTable, Totals" flush>
      <PlainTable
        name="Items"
        rows={items}
        rowKey={(item) => item.name}
        columns={[
          { key: 'name', title: 'Item', render: (item) => <b>{item.name}</b> },
          { key: 'quantity', title: 'Qty', amount: true, render: (item) => item.quantity },
          { key: 'price', title: 'Unit price', amount: true, render: (item) => <Money amount={item.price} /> },
        ]}
      />
      <Totals
        totals={[
          { label: 'Subtotal', value: <Money amount={3_321_000} /> },
          { label: 'Order total', value: <Money amount={3_918_780} />, sum: true },
        ]}
      />
    </Sheet>
  );
}

function FilesSheet() {
  return (
    <Sheet title="Files, ShownFiles">
      <ShownFiles
        store={registrationFiles}
        files={[
          {
            id: 'sample',
            name: 'sample.pdf',
            type: 'application/pdf',
            size: 1_258_291,
            label: 'GeM order file',
            scan: 'clean',
          },
          { id: 'waiting', name: 'waiting.pdf', type: 'application/pdf', size: 204_800, scan: 'waiting' },
          { id: 'refused', name: 'refused.pdf', type: 'application/pdf', size: 204_800, scan: 'refused' },
        ]}
      />
    </Sheet>
  );
}
