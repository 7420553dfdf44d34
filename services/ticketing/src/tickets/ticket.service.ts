import { Injectable } from '@nestjs/common';
import {
  type Actor,
  assets,
  cover,
  devices,
  moveBetween,
  reopenDays,
  type Ticket,
  type TicketStatus,
  ticketMoves,
  tickets as contract,
} from '@portal/contracts';
import {
  DomainError,
  ask,
  type Call,
  type Change,
  invalid,
  Kit,
  newId,
  refuse,
  rowsFor,
  textFilter,
  historyOf,
} from '@portal/service-kit';
import { ticketEvent } from './ticket.events.js';
import { movedNotice, notedNotice } from './ticket.notices.js';
import { staged, urgent } from './ticket.order.js';
import type { TicketRecord } from './ticket.schema.js';
import { ticketView } from './ticket.view.js';
import { sortable, TicketRepository } from './ticket.repository.js';
import { TicketSellers } from './ticket-sellers.js';

type Create = Call<typeof contract.create>;
type SetStatus = Call<typeof contract.setStatus>;
/** What is still worked on, and what is not any more. */
const activity: Record<'yes' | 'no', TicketStatus[]> = {
  yes: ['Open', 'In Progress'],
  no: ['Resolved', 'Closed'],
};
/** What everybody reads who sees a ticket. */
const openTexts = ['number', 'title', 'description', 'deviceName', 'serialNumber'] as const;
const hour = 60 * 60 * 1000;
const reopenTime = reopenDays * 24 * hour;

/** The life of a ticket (docs: states). */
@Injectable()
export class TicketService {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly sellers: TicketSellers,
    private readonly kit: Kit,
  ) {}

  async list({ actor, query, token }: Pick<Call<typeof contract.list>, 'actor' | 'query' | 'token'>) {
    const { status, priority, category, createdByRole, deviceId, seller, active, amcContractId } = query;
    const filters = Object.fromEntries(
      Object.entries({
        ...{ status, priority, category, createdByRole, deviceId },
        assignedToOrganizationId: seller,
      }).filter(([, value]) => value !== undefined),
    );
    const isMaker = actor.role === 'OEM';
    // Whoever is not shown these learns nothing of them by asking.
    if (isMaker && (seller || createdByRole)) throw refuse('FORBIDDEN');
    const text = textFilter(query.q, isMaker ? openTexts : [...openTexts, 'createdBy']);
    const page = await this.tickets.list(
      [
        rowsFor(actor, 'view', 'Ticket'),
        filters,
        active ? { status: { $in: activity[active] } } : {},
        amcContractId ? { deviceId: { $in: await this.coveredBy(amcContractId, token) } } : {},
        text,
      ],
      query,
      sortable,
      '-createdAt',
    );
    return { ...page, items: page.items.map(ticketView) };
  }

  async get(actor: Actor, id: string): Promise<Ticket> {
    return ticketView(await this.tickets.findOrFail(id, rowsFor(actor, 'view', 'Ticket')));
  }

  async turnaround({ actor, query }: Call<typeof contract.turnaround>) {
    const match = {
      $and: [
        { deletedAt: { $exists: false } },
        { assignedToOrganizationId: query.seller },
        rowsFor(actor, 'view', 'Ticket'),
      ],
    };
    const isResolved = { $in: ['$status', ['Resolved', 'Closed']] };
    const [sums] = await this.tickets.aggregate<{ tickets: number; resolved: number; mean: number | null }>(match, [
      {
        $group: {
          _id: null,
          tickets: { $sum: 1 },
          resolved: { $sum: { $cond: [isResolved, 1, 0] } },
          mean: { $avg: { $cond: [isResolved, { $subtract: ['$resolvedAt', '$createdAt'] }, null] } },
        },
      },
    ]);
    const { tickets = 0, resolved = 0, mean = null } = sums ?? {};
    return { tickets, resolved, averageHours: mean === null ? null : Math.round((mean / hour) * 10) / 10 };
  }

  async stats(actor: Actor) {
    const match = { $and: [{ deletedAt: { $exists: false } }, rowsFor(actor, 'view', 'Ticket')] };
    const rows = await this.tickets.aggregate<{ _id: { status: string; role: string }; count: number }>(match, [
      { $group: { _id: { status: '$status', role: '$createdByRole' }, count: { $sum: 1 } } },
    ]);
    const sum = (keep: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(keep).reduce((total, { count }) => total + count, 0);
    const of = (status: string) => sum((row) => row._id.status === status);
    const roles = [...new Set(rows.map((row) => row._id.role))].sort();
    return {
      total: sum(() => true),
      open: of('Open'),
      inProgress: of('In Progress'),
      resolved: of('Resolved'),
      closed: of('Closed'),
      byRole: roles.map((role) => ({ role, count: sum((row) => row._id.role === role) })),
    };
  }

  async create(call: Create): Promise<Ticket> {
    return ticketView(await this.tickets.once(call, () => this.make(call)));
  }

  private async make(call: Create): Promise<TicketRecord> {
    const { actor, body } = call;
    const id = newId();
    const about = await this.subjectOf(call);
    const attachments = await this.kit.files.claim(body.attachments, 'attachments', 'ticketFile', actor, {
      type: 'Ticket',
      id,
    });
    const { title, description, category, priority, contactPreference, preferredTime } = body;
    const fields = {
      _id: id,
      number: await this.kit.numbers.next('TKT'),
      title,
      description,
      category,
      ...urgent(priority),
      contactPreference,
      ...(preferredTime ? { preferredTime } : {}),
      ...about,
      ...staged('Open'),
      organizationId: actor.organizationId,
      department: actor.department,
      createdById: actor.id,
      createdBy: actor.name,
      createdByRole: actor.role,
      attachments,
      history: [historyOf(actor, 'Ticket raised', 'Open')],
    };
    const notice = {
      roles: ['Support Agent'],
      title: 'New ticket {{number}}: {{title}}',
      values: { number: fields.number, title },
    };
    return this.tickets.createOnce(fields, ticketEvent('created', actor, fields, notice), call);
  }

  async update({ actor, params, body, ifMatch }: Call<typeof contract.update>): Promise<Ticket> {
    const decide = (ticket: TicketRecord): Change<TicketRecord> => {
      if (ticket.status === 'Closed') throw refuse('ILLEGAL_MOVE');
      // What people write instead of the portal's words stands as they wrote it.
      const isReworded = body.title !== ticket.title || body.description !== ticket.description;
      return {
        set: { ...body, ...urgent(body.priority) },
        ...(isReworded ? { unset: ['cause'] as const satisfies string[] } : {}),
        push: { history: historyOf(actor, 'Ticket changed') },
        event: ticketEvent('changed', actor, ticket),
      };
    };
    return ticketView(await this.tickets.update(params.id, rowsFor(actor, 'edit', 'Ticket'), decide, { ifMatch }));
  }

  async sellersFor({ actor, params, query, token }: Call<typeof contract.sellers>) {
    const ticket = await this.tickets.findOrFail(params.id, rowsFor(actor, 'assign', 'Ticket'));
    return this.sellers.of(ticket, query.q, token);
  }

  async assign({ actor, params, body, token, ifMatch }: Call<typeof contract.assign>): Promise<Ticket> {
    const rows = rowsFor(actor, 'assign', 'Ticket');
    const found = await this.tickets.findOrFail(params.id, rows);
    const id = body.sellerOrganizationId;
    const seller = id ? await this.sellers.assignable(found, id, token) : undefined;
    const decide = (ticket: TicketRecord): Change<TicketRecord> => {
      if (ticket.status === 'Closed' || ticket.status === 'Resolved') throw refuse('ILLEGAL_MOVE');
      if (!seller) {
        return {
          set: staged('Open'),
          unset: ['assignedTo', 'assignedToOrganizationId'],
          push: { history: historyOf(actor, 'Assignee cleared', 'Open', body.note) },
          event: ticketEvent('unassigned', actor, { ...ticket, status: 'Open' }),
        };
      }
      const set = { ...staged('In Progress'), assignedTo: seller.name, assignedToOrganizationId: seller.id };
      return {
        set,
        push: { history: historyOf(actor, 'Assigned', 'In Progress', body.note ?? seller.name) },
        event: ticketEvent(
          'assigned',
          actor,
          { ...ticket, ...set },
          {
            organizations: [seller.id],
            title: 'Ticket {{number}} is assigned to you',
            values: { number: ticket.number },
          },
        ),
      };
    };
    return ticketView(await this.tickets.update(params.id, rows, decide, { ifMatch }));
  }

  /** Whoever may see the ticket may write, and reads it in the history. */
  async addNote({ actor, params, body, ifMatch, key, bodyHash }: Call<typeof contract.addNote>): Promise<Ticket> {
    const decide = (ticket: TicketRecord): Change<TicketRecord> => {
      if (ticket.status === 'Closed') throw refuse('ILLEGAL_MOVE');
      return {
        push: { history: historyOf(actor, 'Note added', undefined, body.note) },
        event: ticketEvent('noted', actor, ticket, notedNotice(actor, ticket)),
      };
    };
    const options = { ifMatch, request: { actor, key, bodyHash } };
    return ticketView(await this.tickets.update(params.id, rowsFor(actor, 'view', 'Ticket'), decide, options));
  }

  async setStatus(call: SetStatus): Promise<Ticket> {
    const { actor, params, ifMatch } = call;
    return ticketView(
      await this.tickets.update(params.id, rowsFor(actor, 'view', 'Ticket'), (ticket) => this.move(call, ticket), {
        ifMatch,
      }),
    );
  }

  private move({ actor, body }: SetStatus, ticket: TicketRecord): Change<TicketRecord> {
    const move = moveBetween(ticketMoves, ticket.status, body.status);
    if (!move || move.effect) throw refuse('ILLEGAL_MOVE');
    if (!move.who.includes(actor.role)) throw refuse('FORBIDDEN');
    // The office follows what its people raised; the steps are those of who raised it.
    if (actor.role === 'Buyer' && ticket.createdById !== actor.id) throw refuse('FORBIDDEN');
    const resolution = body.resolution ?? ticket.resolution;
    if (move.needs === 'resolution' && !resolution) throw invalid({ resolution: 'Resolution is required' });
    if (move.needs === 'reason' && !body.reason) throw invalid({ reason: 'Please give a reason' });
    if (move.action === 'Reopen') this.assertMayReopen(actor, ticket);
    const ended = body.status === 'Resolved' || (body.status === 'Closed' && !ticket.resolvedAt);
    const set = {
      ...staged(body.status),
      ...(body.resolution ? { resolution: body.resolution } : {}),
      ...(ended ? { resolvedAt: new Date() } : {}),
    };
    const verb = ({ Resolved: 'resolved', Closed: 'closed', 'In Progress': 'reopened' } as const)[body.status];
    return {
      set,
      ...(move.action === 'Reopen' ? { unset: ['resolvedAt' as const] } : {}),
      push: { history: historyOf(actor, historyTexts[body.status], body.status, body.reason ?? body.resolution) },
      event: ticketEvent(verb, actor, { ...ticket, status: body.status }, movedNotice(actor, ticket, body.status)),
    };
  }

  private assertMayReopen(actor: Actor, ticket: TicketRecord) {
    if (ticket.createdById !== actor.id) throw refuse('FORBIDDEN');
    if (!ticket.resolvedAt || Date.now() - ticket.resolvedAt.getTime() > reopenTime) throw refuse('ILLEGAL_MOVE');
  }

  /** The device or asset that it is about; an end user's must be one of the own devices, a buyer's an asset of the office. */
  private async subjectOf({ actor, body, token }: Create) {
    if (actor.role === 'End User') {
      if (!body.deviceId) throw invalid({ deviceId: 'Please select a device' });
      const device = await ask(this.kit.bus, devices.get, token, { params: { id: body.deviceId } }).catch(
        (error: unknown) => {
          if (error instanceof DomainError && error.status === 404)
            throw invalid({ deviceId: 'Please select a device' });
          throw error;
        },
      );
      return {
        deviceId: device.id,
        deviceName: device.deviceName,
        assetUid: device.deviceId,
        serialNumber: device.serialNumber,
        ...brandOf(device),
      };
    }
    if (!body.assetUid) {
      if (actor.role === 'Buyer') throw invalid({ assetUid: 'Please enter the Asset UID' });
      return {};
    }
    const { items } = await ask(this.kit.bus, assets.search, token, { query: { q: body.assetUid } });
    const asset = items.find(({ assetUid }) => assetUid === body.assetUid);
    if (!asset) throw invalid({ assetUid: 'Asset UID not found in the system' });
    const { id, name, serialNumber } = asset;
    return { deviceId: id, deviceName: name, assetUid: asset.assetUid, serialNumber, ...brandOf(asset) };
  }

  /** The assets of an AMC contract, as far as the asker sees it. */
  private async coveredBy(id: string, token: string | undefined) {
    const { assetIds } = await ask(this.kit.bus, cover.amcContract, token, { params: { id } });
    return assetIds;
  }
}

/** An asset may have none. */
const brandOf = ({ brand }: { brand?: string | undefined }) => (brand ? { brand } : {});

const historyTexts = {
  Resolved: 'Ticket resolved',
  Closed: 'Ticket closed',
  'In Progress': 'Ticket reopened',
} as const;
