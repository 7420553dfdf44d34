import { randomUUID } from 'node:crypto';
import type { PortalEvent } from '@portal/contracts';
import { publishEvents, type TestService } from '@portal/service-kit/testing';

/** An event of another service; `changes` replace members. */
export const eventOf = (subject: string, changes: Partial<PortalEvent> = {}): PortalEvent => ({
  id: `test:${randomUUID()}:1`,
  subject,
  at: new Date().toISOString(),
  by: { id: 'somebody', name: 'Somebody', role: 'Seller', organizationId: 'some-organization' },
  record: { type: 'Order', id: randomUUID(), label: 'GEM-1' },
  revision: 1,
  organizations: [],
  changes: {},
  data: {},
  ...changes,
});

/** Publishes it as another service's relay does, but without a message id: each call arrives. */
export const publish = ({ nats }: TestService, event: PortalEvent) => publishEvents(nats, event);
