import { type DispatchAdvice, dispatches } from '@portal/contracts';
import { useMay, useRead, useReadPages } from '@portal/ui';
import { useState } from 'react';

interface Asked extends Pick<DispatchAdvice, 'source' | 'orderId'> {
  /** Of what replaces the rejected units of this receipt alone. */
  receipt?: string;
  enabled?: boolean;
}

const pageSize = 20;

/** The dispatch advices of an order, the newest first and page after page, and whether anything can still be announced. */
export function useAdvices({ source, orderId, receipt, enabled = true }: Asked) {
  const may = useMay();
  const [pages, setPages] = useState(1);
  const asked = { params: { id: orderId }, enabled: enabled && may(dispatches.list) };
  const { data } = useReadPages(dispatches.list, { ...asked, query: { source, receipt } }, { pageSize, pages });
  // The first of these pages, which is asked for once.
  const { data: first } = useRead(dispatches.list, { ...asked, query: { source, receipt, pageSize } });
  if (!data || !first) return undefined;
  const announces = may(dispatches.create) && first.balance.some(({ open }) => open > 0);
  return { ...data, announces, onMore: () => setPages(pages + 1) };
}
