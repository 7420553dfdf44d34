import { assets, reports } from '@portal/contracts';
import { useMay, useRead } from '@portal/ui';

const sorted = (values: readonly string[]) => [...new Set(values)].filter(Boolean).sort();

/** The departments and vendors that there is anything of in a year, to narrow the reports by. */
export function useReportOptions() {
  const may = useMay();
  const ordered = useRead(reports.orders, { query: { period: 'year' }, enabled: may(reports.orders) }).data;
  const equipped = useRead(assets.stats, { enabled: may(assets.stats) }).data;
  return {
    departments: sorted(
      [...(ordered?.byDepartment ?? []), ...(equipped?.byDepartment ?? [])].map((row) => row.department),
    ),
    vendors: ordered?.byVendor.map(({ vendorId, vendor }) => ({ value: vendorId, label: vendor })) ?? [],
  };
}
