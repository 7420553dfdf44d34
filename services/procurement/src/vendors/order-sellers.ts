import { Injectable } from '@nestjs/common';
import { approvedPurchaseOrderStatuses, orderSellers, type TicketSeller } from '@portal/contracts';
import type { Call } from '@portal/service-kit';
import { OrderSelection, type SelectedOrders } from '../purchase-orders/order-selection.js';

const mostFound = 50;
const approvedGemStatuses = ['Approved', 'In Progress', 'Completed'] as const;

/** With whom an organisation has orders, whoever asks: only services do. */
@Injectable()
export class OrderSellers {
  constructor(private readonly selection: OrderSelection) {}

  async of({ body: { organizationId, sellerOrganizationId, q = '' } }: Call<typeof orderSellers.of>) {
    await this.selection.upToDate();
    const seller = sellerOrganizationId ? { sellerOrganizationId } : {};
    const { own, gem } = this.selection.of({
      purchaseOrders: {
        ...seller,
        ...(organizationId ? { buyerOrganizationId: organizationId } : {}),
        status: { $in: [...approvedPurchaseOrderStatuses] },
        isSent: true,
      },
      gemOrders: {
        ...seller,
        ...(organizationId ? { organizations: organizationId } : {}),
        status: { $in: [...approvedGemStatuses] },
      },
    });
    const names = new Map([...sellersOf(own), ...sellersOf(gem)]);
    const wanted = q.toLowerCase();
    const items: TicketSeller[] = [...names]
      .map(([id, name]) => ({ id, name }))
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .slice(0, mostFound);
    return { items };
  }
}

/** The sellers of some orders, each with its name. */
function* sellersOf({ places, sellerOrganizationId: ids, supplier }: SelectedOrders): Generator<[string, string]> {
  const seen = new Set<number>();
  for (const place of places) {
    const code = ids.codes[place] ?? -1;
    if (seen.has(code)) continue;
    seen.add(code);
    const id = ids.values[code];
    if (id) yield [id, supplier.values[supplier.codes[place] ?? -1] ?? id];
  }
}
