import { Controller } from '@nestjs/common';
import { mappings, orders } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { MappingService } from './mapping.service.js';
import { MappingRequestService } from './request.service.js';
import { UnmappingService } from './unmapping.service.js';

@Controller()
export class MappingController {
  constructor(
    private readonly service: MappingService,
    private readonly requests: MappingRequestService,
    private readonly unmapping: UnmappingService,
  ) {}

  @Handles(orders.find)
  find(call: Call<typeof orders.find>) {
    return this.service.find(call);
  }

  @Handles(mappings.map)
  map(call: Call<typeof mappings.map>) {
    return this.service.map(call);
  }

  @Handles(mappings.list)
  list(call: Call<typeof mappings.list>) {
    return this.requests.list(call);
  }

  @Handles(mappings.decide)
  decide(call: Call<typeof mappings.decide>) {
    return this.requests.decide(call);
  }

  @Handles(mappings.undo)
  undo(call: Call<typeof mappings.undo>) {
    return this.unmapping.undo(call);
  }
}
