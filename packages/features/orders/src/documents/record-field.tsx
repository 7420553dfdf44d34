import { assets, cover, NewDocument, orders, purchaseOrders } from '@portal/contracts';
import { SelectField, useFieldValue, useMay, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { z } from 'zod';

const kinds = ['order', 'purchaseOrder', 'asset', 'amcContract'] as const;
type Kind = (typeof kinds)[number];

/** What each kind of record is called, and under which name a document says which one it belongs to. */
const kindOf: Record<Kind, { label: string; field: 'purchaseOrderId' | 'assetId' | 'amcContractId' }> = {
  order: { label: 'GeM order', field: 'purchaseOrderId' },
  purchaseOrder: { label: 'Purchase order', field: 'purchaseOrderId' },
  asset: { label: 'Asset', field: 'assetId' },
  amcContract: { label: 'AMC contract', field: 'amcContractId' },
};

/** The contract's schema with what this form knows besides: the record that was chosen, with its kind. */
export const DocumentValues = NewDocument.safeExtend({
  record: z.string().optional().meta({ label: 'Belongs to' }),
});

const chosenIn = (record = '') => {
  const kind = kinds.find((one) => record.startsWith(`${one}:`));
  return kind && { kind, id: record.slice(kind.length + 1) };
};

/** What is sent of the form. */
export function documentOf({ record, ...document }: z.output<typeof DocumentValues>) {
  const chosen = chosenIn(record);
  return chosen ? { ...document, [kindOf[chosen.kind].field]: chosen.id } : document;
}

interface Found {
  kind: Kind;
  id: string;
  name: string;
}

const assetName = ({ name, serialNumber }: { name: string; serialNumber: string }) => `${name} · ${serialNumber}`;
const fewOf = 10;

/** Records of every kind that the reader sees, by what was typed. */
function useFound(q: string | undefined) {
  const may = useMay();
  const query = { q, pageSize: fewOf };
  const found = {
    orders: useRead(orders.list, { query, enabled: may(orders.list) }),
    purchases: useRead(purchaseOrders.list, {
      query: { ...query, source: 'purchase-order' as const },
      enabled: may(purchaseOrders.list),
    }),
    assets: useRead(assets.list, { query, enabled: may(assets.list) }),
    amc: useRead(cover.amcContracts, { query, enabled: may(cover.amcContracts) }),
  };
  const rows: Found[] = [
    ...(found.orders.data?.items ?? []).map(({ id, gemContractNumber: name }) => ({
      kind: 'order' as const,
      id,
      name,
    })),
    ...(found.purchases.data?.items ?? []).map(({ id, poNumber: name }) => ({
      kind: 'purchaseOrder' as const,
      id,
      name,
    })),
    ...(found.assets.data?.items ?? []).map((asset) => ({
      kind: 'asset' as const,
      id: asset.id,
      name: assetName(asset),
    })),
    ...(found.amc.data?.items ?? []).map(({ id, contractNumber: name }) => ({
      kind: 'amcContract' as const,
      id,
      name,
    })),
  ];
  return { rows, loading: Object.values(found).some(({ isFetching }) => isFetching) };
}

/** The one that is chosen, which may be none of those that are found. */
function useChosen(record: string | undefined): Found[] {
  const chosen = chosenIn(record);
  const asked = (kind: Kind) => ({ params: { id: chosen?.id ?? '' }, enabled: chosen?.kind === kind });
  const order = useRead(orders.get, asked('order')).data;
  const purchase = useRead(purchaseOrders.get, asked('purchaseOrder')).data;
  const asset = useRead(assets.get, asked('asset')).data;
  const amc = useRead(cover.amcContract, asked('amcContract')).data;
  if (!chosen) return [];
  const names: Record<Kind, string | undefined> = {
    order: order?.gemContractNumber,
    purchaseOrder: purchase?.poNumber,
    asset: asset && assetName(asset),
    amcContract: amc?.contractNumber,
  };
  return [{ ...chosen, name: names[chosen.kind] ?? chosen.id }];
}

/** The record that a document belongs to, found by number or name among all that the reader sees. */
export function RecordField() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), 300);
  const { rows, loading } = useFound(q || undefined);
  const chosen = useChosen(useFieldValue<string>('record'));
  const all = [...chosen, ...rows.filter(({ kind, id }) => !chosen.some((one) => one.kind === kind && one.id === id))];
  return (
    <SelectField
      name="record"
      hint={t('Type a number or a name. Without a record the document belongs to your organization alone.')}
      placeholder={t('Your organization')}
      optional
      options={all.map(({ kind, id, name }) => ({
        value: `${kind}:${id}`,
        label: [t(kindOf[kind].label), name].join(' · '),
      }))}
      onSearch={setTyped}
      loading={loading}
    />
  );
}
