import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { historyOf, log } from '@portal/service-kit';
import { rfqEvent, rfqNotice } from './rfq.events.js';
import { RfqRepository } from './rfq.repository.js';

const round = 30_000;
const portal = { id: 'portal', name: 'Portal', role: 'Super Admin', organizationId: 'portal' };

/** Tells the office that the time of a request has passed. That it is closed needs no telling: every question asks the clock. */
@Injectable()
export class RfqClosing implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(private readonly rfqs: RfqRepository) {}

  onApplicationBootstrap() {
    const quietly = () =>
      void this.close().catch((error: unknown) => log.warn({ error: String(error) }, 'requests were not closed'));
    quietly();
    this.timer = setInterval(quietly, round).unref();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  async close() {
    for await (const { _id } of this.rfqs.each({ status: 'Open', closesAt: { $lte: new Date() } }))
      await this.rfqs.update(_id, {}, (rfq) => {
        if (rfq.status !== 'Open') return {};
        const after = { ...rfq, status: 'Closed' as const };
        return {
          set: { status: after.status },
          push: { history: historyOf(portal, 'Closing time passed', after.status) },
          event: rfqEvent('closed', portal, after, rfqNotice(after)),
        };
      });
  }
}
