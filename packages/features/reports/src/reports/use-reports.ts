import { assets, orders, periods } from '@portal/contracts';
import { useMay, useRead } from '@portal/ui';
import { useSearchParams } from 'react-router';

type Period = (typeof periods)[number];

const narrowings = ['department', 'vendor', 'category'] as const;
type Narrowing = (typeof narrowings)[number];
export type ReportChoice = { period: Period } & Partial<Record<Narrowing, string>>;

/** What the reports are about; it lives in the address. */
export function useReportChoice() {
  const [search, setSearch] = useSearchParams();
  const choice: ReportChoice = { period: periods.find((each) => each === search.get('period')) ?? 'month' };
  for (const name of narrowings) choice[name] = search.get(name) ?? undefined;
  const choose = (name: 'period' | Narrowing, value: string | undefined) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  return { choice, choose };
}

const sorted = (values: readonly string[]) => [...new Set(values)].filter(Boolean).sort();

/** The numbers of the reports; what a role may not ask is not asked. */
export function useReports({ period, department, vendor, category }: ReportChoice) {
  const may = useMay();
  const withOrders = may(orders.report);
  const withAssets = may(assets.stats);
  const ofOrders = useRead(orders.report, { query: { period, department, vendor, category }, enabled: withOrders });
  const ofAssets = useRead(assets.stats, { query: { department }, enabled: withAssets });
  const everyOrder = useRead(orders.report, { query: { period: 'year' }, enabled: withOrders });
  const everyAsset = useRead(assets.stats, { enabled: withAssets });
  const ordered = everyOrder.data?.byDepartment.map((row) => row.department) ?? [];
  const equipped = everyAsset.data?.byDepartment.map((row) => row.department) ?? [];
  return {
    orders: ofOrders.data,
    assets: ofAssets.data,
    departments: sorted([...ordered, ...equipped]),
    vendors: everyOrder.data?.byVendor.map(({ vendorId, vendor }) => ({ value: vendorId, label: vendor })) ?? [],
    withOrders,
    error: ofOrders.error ?? ofAssets.error,
    pending: (withOrders && ofOrders.isPending) || (withAssets && ofAssets.isPending),
    busy: ofOrders.isFetching || ofAssets.isFetching,
    again: () => Promise.all([withOrders && ofOrders.refetch(), withAssets && ofAssets.refetch()]),
  };
}
