import { Controller } from '@nestjs/common';
import { tutorials } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { TutorialService } from './tutorial.service.js';

@Controller()
export class TutorialController {
  constructor(private readonly service: TutorialService) {}

  @Handles(tutorials.list)
  list(call: Call<typeof tutorials.list>) {
    return this.service.list(call);
  }

  @Handles(tutorials.get)
  get(call: Call<typeof tutorials.get>) {
    return this.service.get(call);
  }

  @Handles(tutorials.create)
  create(call: Call<typeof tutorials.create>) {
    return this.service.create(call);
  }

  @Handles(tutorials.update)
  update(call: Call<typeof tutorials.update>) {
    return this.service.update(call);
  }

  @Handles(tutorials.delete)
  delete(call: Call<typeof tutorials.delete>) {
    return this.service.delete(call);
  }
}
