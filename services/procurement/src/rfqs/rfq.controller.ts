import { Controller } from '@nestjs/common';
import { rfqs } from '@portal/contracts';
import { type Call, Handles, refuse } from '@portal/service-kit';
import { AwardService } from './award.service.js';
import { RfqMoves } from './rfq.moves.js';
import { RfqService } from './rfq.service.js';

@Controller()
export class RfqController {
  constructor(
    private readonly service: RfqService,
    private readonly moves: RfqMoves,
    private readonly awards: AwardService,
  ) {}

  @Handles(rfqs.list)
  list(call: Call<typeof rfqs.list>) {
    return this.service.list(call);
  }

  @Handles(rfqs.get)
  get(call: Call<typeof rfqs.get>) {
    return this.service.get(call);
  }

  @Handles(rfqs.create)
  create(call: Call<typeof rfqs.create>) {
    return this.service.create(call);
  }

  @Handles(rfqs.update)
  update(call: Call<typeof rfqs.update>) {
    const { rfq, status } = call.body;
    if (rfq) return this.service.edit({ ...call, rfq });
    if (status) return this.moves.take({ ...call, to: status });
    throw refuse('INVALID');
  }

  @Handles(rfqs.compare)
  compare(call: Call<typeof rfqs.compare>) {
    return this.awards.compare(call);
  }

  @Handles(rfqs.award)
  award(call: Call<typeof rfqs.award>) {
    return this.awards.award(call);
  }
}
