import { Injectable } from '@nestjs/common';
import { type TicketStatus } from '@portal/contracts';
import {
  type DemoAsset,
  demoAssets,
  demoDoor,
  DemoHistory,
  demoNumbers,
  DemoRandom,
  type DemoSession,
  demoStored,
  Kit,
  workingMoment,
} from '@portal/service-kit';
import { staged, urgent } from '../tickets/ticket.order.js';
import { TicketRepository } from '../tickets/ticket.repository.js';
import type { TicketRecord } from '../tickets/ticket.schema.js';

const troubles = [
  { title: 'The battery does not charge', category: 'Hardware Issue', resolution: 'The battery was exchanged' },
  { title: 'The screen flickers', category: 'Hardware Issue', resolution: 'A cable was loose' },
  { title: 'No network since this morning', category: 'Network Issue', resolution: 'The switch was restarted' },
  { title: 'The office suite asks for a key', category: 'Software Issue', resolution: 'The key was entered anew' },
  { title: 'Updates do not install', category: 'Software Issue', resolution: 'Disk space was freed' },
  { title: 'The mouse has no effect', category: 'Accessory Issue', resolution: 'A new mouse was handed out' },
  { title: 'Paper jams at each print', category: 'Hardware Issue', resolution: 'The feed roller was exchanged' },
] as const;
/** The holders of so many devices in a hundred have had trouble. */
const share = 0.45;

/** What holders of devices reported in eighteen months, for demo mode. */
@Injectable()
export class TicketHistory extends DemoHistory {
  constructor(
    kit: Kit,
    private readonly tickets: TicketRepository,
  ) {
    super(kit, [tickets]);
  }

  protected async prepared(now: Date) {
    const tickets = demoAssets(now)
      .flatMap((asset) => ticketOf(asset, now))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const numbers = await demoNumbers(this.kit, 'TKT', tickets);
    return (session: DemoSession) =>
      this.tickets.insert(
        tickets.map((ticket, at) => ({ ...ticket, number: numbers[at] ?? '' })),
        { session },
      );
  }
}

function ticketOf({ id, uid, serial, holder, line, order }: DemoAsset, now: Date): Omit<TicketRecord, 'number'>[] {
  const random = new DemoRandom(`ticket-${id}`);
  if (!holder || !random.chance(share)) return [];
  const age = Math.floor((now.getTime() - holder.since.getTime()) / 86_400_000);
  const created = workingMoment(holder.since, random.between(0, age), random);
  if (created > now) return [];
  const { title, category, resolution } = random.pick(troubles);
  const { person } = holder;
  const support = demoDoor.find(({ role }) => role === 'Support Agent')!;
  const entry = (at: Date, by: { id: string; name: string }, action: string, status: TicketStatus, note?: string) => ({
    ...{ at: at.toISOString(), by: by.name, byId: by.id, action, status },
    ...(note ? { note } : {}),
  });
  const assigned = workingMoment(created, random.between(0, 2), random);
  const resolved = workingMoment(assigned, random.between(0, 9), random);
  const closed = workingMoment(resolved, random.between(1, 7), random);
  const history = [
    entry(created, person, 'Ticket raised', 'Open'),
    entry(assigned, support, 'Assigned', 'In Progress', order.seller.name),
    entry(resolved, order.seller.person, 'Ticket resolved', 'Resolved', resolution),
    entry(closed, person, 'Ticket closed', 'Closed'),
  ].filter(({ at }) => at < now.toISOString());
  const { status } = history.at(-1)!;
  const isResolved = status === 'Resolved' || status === 'Closed';
  return [
    {
      ...demoStored(
        `demo-ticket-${id}`,
        history.map(({ at }) => new Date(at)),
      ),
      title,
      description: `Demo data: ${title.charAt(0).toLowerCase()}${title.slice(1)}, please help.`,
      category,
      ...urgent(random.weighed({ Low: 3, Medium: 5, High: 3, Critical: 1 })),
      ...staged(status),
      deviceId: id,
      deviceName: `${line.goods.brand} ${line.goods.model}`,
      assetUid: uid,
      serialNumber: serial,
      brand: line.goods.brand,
      organizationId: person.organization.id,
      department: person.organization.name,
      createdById: person.id,
      createdBy: person.name,
      createdByRole: person.role,
      contactPreference: 'Email',
      ...(status === 'Open' ? {} : { assignedTo: order.seller.name, assignedToOrganizationId: order.seller.id }),
      ...(isResolved ? { resolution, resolvedAt: resolved } : {}),
      attachments: [],
      history,
    },
  ];
}
