/** What the server says of the invoices of an order of which nothing was accepted yet. */
export const noInvoices = {
  body: {
    ...{ items: [], total: 0, page: 1, pageSize: 50, source: 'gem', orderId: 'o1', orderNumber: 'GEMC-1', lines: [] },
    sums: { ordered: 0, accepted: 0, deducted: 0, invoiced: 0, paid: 0 },
  },
};

/** Whether invoices are asked for. */
export const asksInvoices = (path: string) => path.startsWith('/api/invoices');
