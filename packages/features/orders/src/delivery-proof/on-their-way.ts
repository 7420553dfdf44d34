import type { DispatchAdvice } from '@portal/contracts';

/** What is asked of the advices of an order that a proof can name, as many as a page holds; what is still open of its lines comes with them. */
export const onTheirWay = (source: DispatchAdvice['source']) => ({
  source,
  status: 'Announced' as const,
  pageSize: 100,
});
