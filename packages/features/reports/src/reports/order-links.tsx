import { RowLink, useHome } from '@portal/ui';
import type { ReactNode } from 'react';
import { useReportChoice } from './use-report-choice.js';

/**
 * Leads to the orders behind a figure, in the list of purchase orders, which holds the same rows. That list knows no
 * category of an order: a report narrowed by one leads nowhere.
 */
export function useOrderLinks() {
  const { choice } = useReportChoice();
  const home = useHome();
  return (filters: Record<string, string>) => {
    if (choice.category) return undefined;
    const { department, vendor } = choice;
    const narrowed = { ...(department ? { department } : {}), ...(vendor ? { seller: vendor } : {}) };
    return `${home}/purchase-orders?${new URLSearchParams({ ...narrowed, ...filters })}`;
  };
}

/** What leads to the orders behind its row, where there is a way. */
export function OrdersLink({ filters, children }: { filters: Record<string, string>; children: ReactNode }) {
  const to = useOrderLinks()(filters);
  return to ? <RowLink to={to}>{children}</RowLink> : children;
}
