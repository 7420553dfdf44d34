import type { Actor, PortalEvent } from '@portal/contracts';
import { assertSetUp, clientOf, eventsHeard, refuse, type Verifier } from '@portal/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Offices } from '../limits/offices.js';
import { respondProblem } from '../routes/respond.js';

interface Listener {
  actor: Actor;
  reply: FastifyReply;
  authorization: string;
  client: string;
}

const heartbeat = 15_000;
const again = { retryAfter: heartbeat / 1_000 };
const mostPerUser = 20;
/** Several people may stand behind one address; a whole office has a multiple of it. */
const mostPerClient = 200;
/** Bytes that may wait for a reader who does not take them. */
const mostWaiting = 256 * 1024;

/** Server-sent events: what changed, in a word; the portal reads again what it shows. */
export class EventStream {
  private readonly listeners = new Set<Listener>();
  private isStopped = false;
  private readonly timer = setInterval(() => this.beat(), heartbeat).unref();

  constructor(
    connection: NatsConnection,
    private readonly verifier: Verifier,
    private readonly offices: Pick<Offices, 'sharesOf'>,
  ) {
    connection.subscribe('events.>', {
      callback: (_, message) => {
        if (this.listeners.size > 0) for (const event of eventsHeard(message)) this.tell(event);
      },
    });
    connection.subscribe('portal.notified', {
      callback: (_, message) => this.notified(message.json<{ users: string[] }>().users),
    });
  }

  /** Notifications of these users are there to be read. */
  private notified(users: string[]) {
    const text = `data: ${JSON.stringify({ subject: 'identity.notification.stored', type: 'Notification', id: '', revision: 0 })}\n\n`;
    for (const listener of this.listeners) if (users.includes(listener.actor.id)) this.write(listener, text);
  }

  routes(server: FastifyInstance) {
    server.get('/api/events', (request, reply) => this.listen(request, reply));
  }

  /** Those that listen go, and nobody begins to: they come again, to another instance. */
  stop() {
    this.isStopped = true;
    clearInterval(this.timer);
    for (const { reply } of this.listeners) reply.raw.end();
  }

  private async listen(request: FastifyRequest, reply: FastifyReply) {
    try {
      const authorization = request.headers.authorization ?? '';
      const actor = await this.verifier.actorOf(authorization);
      assertSetUp(actor);
      if (this.isStopped) throw refuse('AWAY', again);
      if (this.count(({ actor: { id } }) => id === actor.id) >= mostPerUser) throw refuse('TOO_MANY', again);
      const client = clientOf(request.ip);
      if (this.count((listener) => listener.client === client) >= mostPerClient * this.offices.sharesOf(request.ip))
        throw refuse('TOO_MANY', again);
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.raw.write('retry: 2000\n\n');
      const listener = { actor, reply, authorization, client };
      this.listeners.add(listener);
      request.raw.on('close', () => this.listeners.delete(listener));
    } catch (error) {
      await respondProblem(request, reply, error);
    }
  }

  private count(which: (listener: Listener) => boolean) {
    return [...this.listeners].filter(which).length;
  }

  private tell(event: PortalEvent) {
    const text = `data: ${JSON.stringify({ subject: event.subject, type: event.record.type, id: event.record.id, revision: event.revision })}\n\n`;
    for (const listener of this.listeners) if (concerns(event, listener.actor)) this.write(listener, text);
  }

  /** Keeps connections open, and ends those whose session has ended. */
  private beat() {
    for (const listener of this.listeners) this.write(listener, ': \n\n');
  }

  /** Only to whom the session still is; who does not read is let go, and comes back when able to. */
  private write(listener: Listener, text: string) {
    const { raw } = listener.reply;
    this.verifier.actorOf(listener.authorization).then(
      () => (raw.writableLength > mostWaiting ? raw.destroy() : raw.write(text)),
      () => raw.end(),
    );
  }
}

/** Whose screens may show it: as rows are seen, by organisation, except by who sees only what is in their own name. */
export function concerns(event: PortalEvent, actor: Actor) {
  const { notice } = event;
  if (actor.role === 'Super Admin' || event.by.id === actor.id || notice?.users.includes(actor.id)) return true;
  if (notice?.roles.includes(actor.role)) return true;
  if (actor.role === 'OEM' && notice?.brands?.some((brand) => actor.brands.includes(brand))) return true;
  if (actor.role === 'Support Agent') return event.record.type === 'Ticket';
  if (actor.role === 'End User') return holderOf(event) === actor.id;
  return event.organizations.includes(actor.organizationId) || notice?.organizations.includes(actor.organizationId);
}

/** Who holds the device, raised the ticket, or requested the purchase order, or requisition, that the event is about. */
function holderOf({ data }: PortalEvent) {
  const { createdById, asset, order, requisition } = data as {
    createdById?: string;
    asset?: { endUserId?: string };
    order?: { requestedById?: string };
    requisition?: { requestedById?: string };
  };
  return createdById ?? asset?.endUserId ?? order?.requestedById ?? requisition?.requestedById;
}
