import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How the gateway takes leave: for a moment it goes on answering, and each answer says that its connection ends with it. Whoever
 * keeps connections open, as the edge does, is on others then, and sends nothing into one that is closed at that moment.
 */
export class Farewell {
  private isSaid = false;

  /** @param milliseconds how long it goes on */
  constructor(
    server: FastifyInstance,
    private readonly milliseconds: number,
  ) {
    server.addHook('onSend', async (_, reply) => {
      if (this.isSaid) void reply.header('connection', 'close');
    });
  }

  async say() {
    this.isSaid = true;
    await setTimeout(this.milliseconds);
  }
}
