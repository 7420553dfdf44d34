/** How urgent an order is, of either kind, or what is asked for; the least urgent first. */
export const purchaseOrderPriorities = ['Low', 'Medium', 'High', 'Critical'] as const;
