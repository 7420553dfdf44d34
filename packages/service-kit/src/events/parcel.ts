import { createHash } from 'node:crypto';
import type { Msg } from '@nats-io/transport-node';
import { PortalEvent } from '@portal/contracts';
import { log } from '../log.js';

const mostEvents = 100;
const mostBytes = 400_000;

/** Events of one subject that travel as one message. */
export interface Parcel {
  subject: string;
  /** The same for the same events, so that JetStream drops a parcel sent twice. */
  msgID: string;
  body: string;
  ids: string[];
}

interface OpenParcel {
  ids: string[];
  texts: string[];
  size: number;
}

/** Packs events by subject, in their order; an event that came alone travels as a list of one. */
export function parcelsOf(events: readonly PortalEvent[]): Parcel[] {
  const open = new Map<string, OpenParcel>();
  const parcels: Parcel[] = [];
  const close = (subject: string, { ids, texts }: OpenParcel) => {
    open.delete(subject);
    // The name of a list of one is its only id.
    const msgID = ids.length === 1 ? ids.join() : createHash('sha256').update(ids.join()).digest('base64url');
    parcels.push({ subject: `events.${subject}`, msgID, body: `[${texts.join()}]`, ids });
  };
  for (const event of events) {
    const text = JSON.stringify(event);
    const before = open.get(event.subject);
    if (before && (before.ids.length >= mostEvents || before.size + text.length > mostBytes))
      close(event.subject, before);
    const parcel = open.get(event.subject) ?? { ids: [], texts: [], size: 0 };
    open.set(event.subject, parcel);
    parcel.ids.push(event.id);
    parcel.texts.push(text);
    parcel.size += text.length;
  }
  for (const [subject, parcel] of [...open]) close(subject, parcel);
  return parcels;
}

/** The events of a message, checked. */
export const eventsOf = (message: Pick<Msg, 'json'>): PortalEvent[] => PortalEvent.array().parse(message.json());

/** The same for who only listens: what can't be understood is logged and left, so that it harms nobody. */
export function eventsHeard(message: Msg): PortalEvent[] {
  try {
    return eventsOf(message);
  } catch (error) {
    log.warn({ subject: message.subject, error: String(error) }, 'a message that holds no events');
    return [];
  }
}
