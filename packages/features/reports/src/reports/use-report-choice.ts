import { periods } from '@portal/contracts';
import { useSearchParams } from 'react-router';

const narrowings = ['department', 'vendor', 'category'] as const;
export type Narrowing = (typeof narrowings)[number];
type ReportChoice = { period: (typeof periods)[number] } & Partial<Record<Narrowing, string>>;

/** What the reports are about and which of them is open; it lives in the address. */
export function useReportChoice() {
  const [search, setSearch] = useSearchParams();
  const choice: ReportChoice = { period: periods.find((each) => each === search.get('period')) ?? 'month' };
  for (const name of narrowings) choice[name] = search.get(name) ?? undefined;
  // What is ordered and what is registered are sorted into categories of their own.
  const assetCategory = search.get('assetCategory') ?? undefined;
  const choose = (name: 'period' | 'tab' | 'assetCategory' | Narrowing, value: string | undefined) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (value) after.set(name, value);
      else after.delete(name);
      return after;
    });
  return { choice, assetCategory, tab: search.get('tab'), choose };
}
