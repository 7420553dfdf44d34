import { Injectable } from '@nestjs/common';
import { assets, orderSellers, type TicketSeller, users } from '@portal/contracts';
import { ask, invalid, Kit, portalItself } from '@portal/service-kit';
import type { TicketRecord } from './ticket.schema.js';

type Assigned = Pick<TicketRecord, 'assetUid' | 'organizationId' | 'createdById' | 'createdByRole'>;
type Token = string | undefined;

/** To whom tickets can go: of one about an asset to who sold it, of any other to a seller with an order of who raised it. */
@Injectable()
export class TicketSellers {
  constructor(private readonly kit: Kit) {}

  /** Those that a ticket can be assigned to, by what is searched for. */
  async of(ticket: Assigned, q: string | undefined, token: Token) {
    const only = await this.sellerOfAsset(ticket, token);
    if (only) return { items: [only], ofAsset: true };
    return { items: await this.withOrders(ticket, { q }, token), ofAsset: false };
  }

  /** The seller with this id, if the ticket can go to it. */
  async assignable(ticket: Assigned, id: string, token: Token): Promise<TicketSeller> {
    const { items } = await ask(this.kit.bus, users.sellers, token, { query: { id } });
    const [seller] = items;
    if (!seller) throw invalid({ sellerOrganizationId: 'Tickets can only be assigned to sellers' });
    const only = await this.sellerOfAsset(ticket, token);
    if (only && only.id !== id)
      throw invalid({ sellerOrganizationId: 'This ticket can only be assigned to the seller of its asset' });
    if (!only && (await this.withOrders(ticket, { sellerOrganizationId: id }, token)).length === 0)
      throw invalid({
        sellerOrganizationId: 'This ticket can only be assigned to a seller with an order of the office that raised it',
      });
    return seller;
  }

  /** Who sold the asset that it is about; what left the register has nobody. */
  private async sellerOfAsset({ assetUid }: Assigned, token: Token): Promise<TicketSeller | undefined> {
    if (!assetUid) return undefined;
    const { items } = await ask(this.kit.bus, assets.search, token, { query: { q: assetUid } });
    const asset = items.find((one) => one.assetUid === assetUid);
    const { sellerOrganizationId: id, sellerName: name = '' } = asset ?? {};
    return id ? { id, name } : undefined;
  }

  private async withOrders(ticket: Assigned, search: { q?: string; sellerOrganizationId?: string }, token: Token) {
    const body = { ...search, organizationId: officeOf(ticket) };
    return (await ask(this.kit.bus, orderSellers.of, token, { body })).items;
  }
}

/** Whoever looks after the portal has no orders of its own: it raises for all offices. What the portal raises itself is an office's. */
function officeOf({ createdById, createdByRole, organizationId }: Assigned) {
  if (createdById === portalItself.id) return organizationId;
  return createdByRole === 'Super Admin' || createdByRole === 'Support Agent' ? undefined : organizationId;
}
