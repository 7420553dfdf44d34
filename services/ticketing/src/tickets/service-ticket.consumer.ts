import { Injectable } from '@nestjs/common';
import { type PortalEvent, ServiceDue } from '@portal/contracts';
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

/** As people write it: 03-12-2026. */
const written = (day: string) => day.split('-').reverse().join('-');

const fieldsOf = ({ contractNumber, provider, serviceDate, assetName, assets, ...due }: ServiceDue) => ({
  title: `Preventive service under ${contractNumber} on ${written(serviceDate)}`,
  description: `The preventive service under AMC contract ${contractNumber} of ${provider} is due on ${written(serviceDate)}: ${assetName}${assets > 1 ? ` and ${assets - 1} more` : ''}.`,
  category: 'Other' as const,
  ...urgent('Medium'),
  contactPreference: 'Email' as const,
  ...staged('In Progress'),
  organizationId: due.buyerOrganizationId,
  department: due.department,
  createdById: portalItself.id,
  createdBy: portalItself.name,
  createdByRole: portalItself.role,
  assignedTo: provider,
  assignedToOrganizationId: due.sellerOrganizationId,
  attachments: [],
  history: [
    historyOf(portalItself, 'Ticket raised', 'Open'),
    historyOf(portalItself, 'Assigned', 'In Progress', provider),
  ],
});
