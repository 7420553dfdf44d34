import type { Bus } from '@portal/service-kit';
import { natsAnswers } from '@portal/service-kit';
import { trust } from '@portal/contracts';
import { headers, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyInstance } from 'fastify';

const timeout = 1_000;

/** Whether this process does anything at all, and whether requests can be served now: NATS answers, and so does identity. */
export function healthRoutes(server: FastifyInstance, nats: NatsConnection, bus: Bus) {
  server.get('/health/live', () => ({ status: 'up' }));
  server.get('/health/ready', async (_, reply) => {
    const [answers, keys] = await Promise.all([natsAnswers(nats), bus.request(trust.keys, '', headers(), timeout)]);
    return reply.code(answers && keys.status === 200 ? 200 : 503).send({});
  });
}
