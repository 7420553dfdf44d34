import { type Colleague, users } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';

interface Claims {
  sub: string;
  name: string;
  email: string;
  org: string;
}

const claimsOf = (authorization = '') =>
  JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as Claims;

/** Somebody of an office, as identity tells of them. */
export const colleague = (id: string, changes: Partial<Colleague> = {}): Colleague => ({
  id,
  version: 1,
  name: `Person ${id}`,
  email: `${id}@example.gov.in`,
  role: 'Buyer',
  designation: 'Store keeper',
  department: 'Stores',
  language: 'en',
  ...changes,
});

/** Answers as identity does who belongs to an office: who asks, and the `others` of the organisation. */
export function standInForOffices({ nats }: TestService, others: Record<string, Colleague[]> = {}) {
  nats.subscribe(users.colleagues.subject, {
    callback: (_, message) => {
      const { sub, name, email, org } = claimsOf(message.headers?.get('authorization'));
      const items = [colleague(sub, { name, email }), ...(others[org] ?? [])];
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ items }), { headers: head });
    },
  });
}
