import { RowLink, useHome } from '@portal/ui';
import type { ReactNode } from 'react';
import { useReportChoice } from './use-report-choice.js';

/** Leads to the orders behind a figure, in the list of purchase orders, narrowed as the report is. */
export function useOrderLinks() {
  const { choice } = useReportChoice();
  const home = useHome();
  return (filters: Record<string, string>) => {
    const { department, vendor, category } = choice;
    const narrowed = {
      ...(department ? { department } : {}),
      ...(vendor ? { seller: vendor } : {}),
      ...(category ? { category } : {}),
    };
    return `${home}/purchase-orders?${new URLSearchParams({ ...narrowed, ...filters })}`;
  };
}

/** What leads to the orders behind its row. */
export function OrdersLink({ filters, children }: { filters: Record<string, string>; children: ReactNode }) {
  return <RowLink to={useOrderLinks()(filters)}>{children}</RowLink>;
}
