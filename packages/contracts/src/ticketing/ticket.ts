import { z } from 'zod';
import { FileIds, fileOperations, StoredFile } from '../kernel/file.js';
import { HistoryEntry, ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { neededWith } from '../kernel/needed.js';
import { operation } from '../kernel/operation.js';
import { ById, Id, oneOf, optional, paragraph, required } from '../kernel/text.js';
import { SellerSearch, TicketSeller } from '../procurement/order-sellers.js';
import { ticketStatuses } from '../states/ticket.js';
import { TicketCause } from './ticket-cause.js';

export const ticketCategories = [
  'Hardware Issue',
  'Software Issue',
  'Network Issue',
  'Accessory Issue',
  'Other',
] as const;
export const ticketPriorities = ['Low', 'Medium', 'High', 'Critical'] as const;
export const contactPreferences = ['Phone', 'Email', 'SMS'] as const;
export const phoneSlots = ['9-11 AM', '11 AM-1 PM', '1-3 PM', '3-5 PM', '5-7 PM'] as const;

/** What is wrong, of whoever raises or corrects a ticket. */
const TicketDescription = required('Please enter a description', 500)
  .refine((value) => value.length >= 20, 'Description must be at least 20 characters')
  .meta({ label: 'Description', description: 'at least 20 characters' });

/** A new ticket; an end user's is about one of the own devices, a buyer's about an asset of the office (requirements: ticket form). */
export const NewTicket = z
  .object({
    title: required('Please enter a title').meta({ label: 'Title' }),
    description: TicketDescription,
    category: oneOf(ticketCategories).default('Hardware Issue').meta({ label: 'Category' }),
    priority: oneOf(ticketPriorities).default('Medium').meta({ label: 'Priority' }),
    deviceId: Id.optional().meta({ label: 'Device' }),
    assetUid: optional(20).meta({ label: 'Asset UID' }),
    contactPreference: oneOf(contactPreferences).default('Email').meta({ label: 'Contact preference' }),
    preferredTime: oneOf(phoneSlots, 'Please select a preferred time for contact')
      .optional()
      .meta({ label: 'Preferred time' }),
    attachments: FileIds.default([]).meta({ label: 'Attachments' }),
  })
  .refine((ticket) => ticket.contactPreference !== 'Phone' || ticket.preferredTime !== undefined, {
    path: ['preferredTime'],
    error: 'Please select a preferred time for contact',
  })
  .meta(neededWith('contactPreference', ['Phone'], 'preferredTime'));
export type NewTicket = z.output<typeof NewTicket>;

/** Title, description, category and priority while the ticket is not closed. */
export const TicketChange = z.object({
  title: required('Please enter a title').meta({ label: 'Title' }),
  description: TicketDescription,
  category: oneOf(ticketCategories).meta({ label: 'Category' }),
  priority: oneOf(ticketPriorities).meta({ label: 'Priority' }),
});

/** What is added to a ticket; empty text is none (requirements: adding a note). */
export const NewTicketNote = z.object({ note: paragraph('Please enter a note').meta({ label: 'Note' }) });

/** A support ticket. */
export const Ticket = Tracked.extend({
  number: z.string().meta({ label: 'Number' }),
  title: z.string().meta({ label: 'Title' }),
  description: z.string().meta({ label: 'Description' }),
  /** Title and description are its English words then. */
  cause: TicketCause.optional().meta({ label: 'Raised by the portal because' }),
  category: z.enum(ticketCategories).meta({ label: 'Category' }),
  priority: z.enum(ticketPriorities).meta({ label: 'Priority' }),
  status: z.enum(ticketStatuses).meta({ label: 'Status' }),
  deviceId: z.string().optional().meta({ label: 'Device (id)' }),
  deviceName: z.string().optional().meta({ label: 'Device name' }),
  assetUid: z.string().optional().meta({ label: 'Asset UID' }),
  serialNumber: z.string().optional().meta({ label: 'Serial number' }),
  /** Of its asset when it was raised: by it the maker reads the ticket. */
  brand: z.string().optional().meta({ label: 'Brand' }),
  /** The organisation of who raised it. */
  organizationId: z.string().meta({ label: 'Organization (id)' }),
  department: z.string().meta({ label: 'Department' }),
  createdById: z.string().meta({ label: 'Created by (id)' }),
  createdBy: z.string().meta({ label: 'Created by' }),
  createdByRole: z.string().meta({ label: 'Role of the creator' }),
  contactPreference: z.enum(contactPreferences).meta({ label: 'Contact preference' }),
  preferredTime: z.string().optional().meta({ label: 'Preferred time' }),
  assignedToOrganizationId: z.string().optional().meta({ label: 'Assigned organization (id)' }),
  assignedTo: z.string().optional().meta({ label: 'Assigned to' }),
  resolution: z.string().optional().meta({ label: 'Resolution' }),
  resolvedAt: z.string().optional().meta({ label: 'Resolved on', unit: 'instant' }),
  attachments: z.array(StoredFile).meta({ label: 'Attachments' }),
  history: z.array(HistoryEntry).meta({ label: 'History' }),
});
export type Ticket = z.output<typeof Ticket>;

/** What the maker of the goods reads: what broke and how far it is, without people, office, seller and files. */
const OfMaker = Ticket.omit({
  ...{ organizationId: true, department: true, createdById: true, createdBy: true, createdByRole: true },
  ...{ contactPreference: true, preferredTime: true, assignedToOrganizationId: true, assignedTo: true },
  ...{ attachments: true, cause: true },
}).extend({ history: z.array(HistoryEntry.pick({ at: true, action: true, status: true })) });

export const TicketQuery = ListQuery.extend({
  status: z.enum(ticketStatuses).optional(),
  priority: z.enum(ticketPriorities).optional(),
  category: z.enum(ticketCategories).optional(),
  createdByRole: z.string().max(30).optional(),
  deviceId: Id.optional().meta({ label: 'Device (id)' }),
  /** About what this AMC contract covers, which the asker must see. */
  amcContractId: Id.optional(),
  /** Not resolved yet: what the figure of active complaints counts. */
  active: z.enum(['yes', 'no']).optional(),
  /** To which seller it is assigned. */
  seller: Id.optional(),
});

/** How a seller did with the tickets that were assigned to it, of those that the asker sees. */
const TicketTurnaround = z.object({
  tickets: z.int(),
  resolved: z.int(),
  /** From the ticket to its resolution, on average; `null` while none is resolved. */
  averageHours: z.number().nullable(),
});

/** Figures over the tickets that the user may see. */
export const TicketStats = z.object({
  total: z.int(),
  open: z.int(),
  inProgress: z.int(),
  resolved: z.int(),
  closed: z.int(),
  byRole: z.array(z.object({ role: z.string(), count: z.int() })),
});

/** Who raises and corrects tickets: a seller or a manufacturer who complains does it about an order, by an escalation. */
const raisers = ['Super Admin', 'Buyer', 'End User', 'Support Agent'] as const;
const parties = ['Super Admin', 'Buyer', 'Seller', 'End User', 'Support Agent'] as const;
const view = { any: ['tickets:view', 'support:view', 'complaints:view'], only: [...parties, 'OEM'] } as const;
const rows = pageOf(Ticket.omit({ history: true }));
const rowViews = { OEM: pageOf(OfMaker.omit({ history: true })) };

export const ticketingFiles = fileOperations('ticketing');

export const tickets = {
  list: operation({
    subject: 'ticketing.ticket.list',
    method: 'GET',
    path: '/support-tickets',
    summary: 'Support tickets',
    needs: view,
    query: TicketQuery,
    reply: rows,
    views: rowViews,
  }),
  complaints: operation({
    subject: 'ticketing.complaint.list',
    method: 'GET',
    path: '/complaints',
    summary: 'Complaints about devices and assets: the support tickets that the asker sees',
    needs: view,
    query: TicketQuery,
    reply: rows,
    views: rowViews,
  }),
  get: operation({
    subject: 'ticketing.ticket.get',
    method: 'GET',
    path: '/support-tickets/{id}',
    summary: 'One ticket',
    needs: view,
    params: ById,
    reply: Ticket,
    views: { OEM: OfMaker },
  }),
  stats: operation({
    subject: 'ticketing.ticket.stats',
    method: 'GET',
    path: '/support-tickets/stats',
    summary: 'Counts of tickets',
    needs: view,
    reply: TicketStats,
  }),
  turnaround: operation({
    subject: 'ticketing.ticket.turnaround',
    method: 'GET',
    path: '/support-tickets/turnaround',
    summary: 'How many tickets were assigned to a seller, and how long it took to resolve them',
    needs: { any: view.any, only: ['Super Admin', 'Buyer', 'Seller', 'Support Agent'] },
    query: z.object({ seller: Id }),
    reply: TicketTurnaround,
  }),
  create: operation({
    subject: 'ticketing.ticket.create',
    method: 'POST',
    path: '/support-tickets',
    summary: 'Raise a ticket',
    needs: { any: ['tickets:create', 'complaints:create'], only: raisers },
    body: NewTicket,
    reply: Ticket,
    status: 201,
  }),
  update: operation({
    subject: 'ticketing.ticket.update',
    method: 'PUT',
    path: '/support-tickets/{id}',
    summary: 'Change a ticket that is not closed',
    needs: { any: ['tickets:edit', 'tickets:update', 'tickets:create', 'complaints:edit'], only: raisers },
    params: ById,
    body: TicketChange,
    reply: Ticket,
  }),
  assign: operation({
    subject: 'ticketing.ticket.assign',
    method: 'PUT',
    path: '/support-tickets/{id}/assignment',
    summary:
      'Assign to a seller (In Progress), or clear the assignee (Open); a ticket about an asset goes to the seller of that asset alone, any other to a seller with an order of the office that raised it',
    needs: { any: ['tickets:assign', 'tickets:manage'] },
    params: ById,
    body: z.object({ sellerOrganizationId: Id.nullable(), note: optional(500) }),
    reply: Ticket,
  }),
  sellers: operation({
    subject: 'ticketing.ticket.sellers',
    method: 'GET',
    path: '/support-tickets/{id}/sellers',
    summary: 'The sellers that a ticket can be assigned to, the first 50 by name',
    needs: { any: ['tickets:assign', 'tickets:manage'] },
    params: ById,
    query: SellerSearch,
    /** `ofAsset`: who sold the asset that it is about, and nobody else. */
    reply: z.object({ items: z.array(TicketSeller), ofAsset: z.boolean() }),
  }),
  addNote: operation({
    subject: 'ticketing.ticket.add-note',
    method: 'POST',
    path: '/support-tickets/{id}/notes',
    summary:
      'Add a note to a ticket that is not closed; whoever may see the ticket reads it, but for the maker of the goods',
    needs: { any: view.any, only: parties },
    params: ById,
    body: NewTicketNote,
    reply: Ticket,
    status: 201,
  }),
  setStatus: operation({
    subject: 'ticketing.ticket.set-status',
    method: 'PUT',
    path: '/support-tickets/{id}/status',
    summary: 'Resolve, close or reopen, as the table of moves allows',
    needs: {
      any: ['tickets:update', 'tickets:manage', 'support:resolve', 'complaints:track', 'tickets:track'],
      only: parties,
    },
    params: ById,
    body: z.object({
      status: oneOf(['Resolved', 'Closed', 'In Progress'], 'Please choose a status'),
      resolution: optional(2000),
      reason: optional(500),
    }),
    reply: Ticket,
  }),
};
