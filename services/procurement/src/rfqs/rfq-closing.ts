import { Injectable } from '@nestjs/common';
import { historyOf, portalItself, Sweep } from '@portal/service-kit';
import { rfqEvent, rfqNotice } from './rfq.events.js';
import { RfqRepository } from './rfq.repository.js';

/** Tells the office that the time of a request has passed. That it is closed needs no telling: every question asks the clock. */
@Injectable()
export class RfqClosing extends Sweep {
  protected override readonly round = 30_000;

  constructor(private readonly rfqs: RfqRepository) {
    super();
  }

  async sweep() {
    for await (const { _id } of this.rfqs.each({ status: 'Open', closesAt: { $lte: new Date() } }))
      await this.rfqs.update(_id, {}, (rfq) => {
        if (rfq.status !== 'Open') return {};
        const after = { ...rfq, status: 'Closed' as const };
        return {
          set: { status: after.status },
          push: { history: historyOf(portalItself, 'Closing time passed', after.status) },
          event: rfqEvent('closed', portalItself, after, rfqNotice(after)),
        };
      });
  }
}
