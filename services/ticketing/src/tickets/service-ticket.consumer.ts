import { Injectable } from '@nestjs/common';
import { type PortalEvent, ServiceDue, ticketCauseInEnglish } from '@portal/contracts';
import { historyOf, Kit, portalItself } from '@portal/service-kit';
import { ticketEvent } from './ticket.events.js';
import { staged, urgent } from './ticket.order.js';
import { TicketRepository } from './ticket.repository.js';

/** Opens the ticket of a preventive service that is due: of the office that has the contract, assigned to its provider. */
@Injectable()
export class ServiceTicketConsumer {
  constructor(
    private readonly kit: Kit,
    private readonly tickets: TicketRepository,
  ) {
    kit.consumers.on('ticketing-services', ['asset.amc.service-due'], (event) => this.take(event));
  }

  /** One contract has one ticket for one day, however often it is told. */
  private async take({ data }: PortalEvent) {
    const due = ServiceDue.parse(data);
    const _id = `service-${due.amcId}-${due.serviceDate}`;
    if (await this.tickets.find(_id)) return;
    const number = await this.kit.numbers.next('TKT');
    const fields = { _id, number, ...fieldsOf(due) };
    const notice = {
      organizations: [due.sellerOrganizationId, due.buyerOrganizationId],
      title: 'Ticket {{number}}: service under AMC contract {{contract}} on {{day}}',
      values: { number, contract: due.contractNumber, day: due.serviceDate },
    };
    await this.tickets.createOnce(fields, ticketEvent('created', portalItself, fields, notice));
  }
}

const causeOf = ({ contractNumber: number, provider, serviceDate: day, assetName: asset, assets }: ServiceDue) => ({
  ...{ number, provider, day, asset },
  others: Math.max(assets - 1, 0),
});

const fieldsOf = (due: ServiceDue) => ({
  ...ticketCauseInEnglish(causeOf(due)),
  cause: causeOf(due),
  category: 'Other' as const,
  ...urgent('Medium'),
  contactPreference: 'Email' as const,
  ...staged('In Progress'),
  organizationId: due.buyerOrganizationId,
  department: due.department,
  createdById: portalItself.id,
  createdBy: portalItself.name,
  createdByRole: portalItself.role,
  assignedTo: due.provider,
  assignedToOrganizationId: due.sellerOrganizationId,
  attachments: [],
  history: [
    historyOf(portalItself, 'Ticket raised', 'Open'),
    historyOf(portalItself, 'Assigned', 'In Progress', due.provider),
  ],
});
