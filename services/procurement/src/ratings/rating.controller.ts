import { Controller } from '@nestjs/common';
import { ratings } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { RatingService } from './rating.service.js';

@Controller()
export class RatingController {
  constructor(private readonly service: RatingService) {}

  @Handles(ratings.ofOrder)
  ofOrder(call: Call<typeof ratings.ofOrder>) {
    return this.service.ofOrder(call);
  }

  @Handles(ratings.give)
  give(call: Call<typeof ratings.give>) {
    return this.service.give(call);
  }

  @Handles(ratings.ofVendor)
  ofVendor(call: Call<typeof ratings.ofVendor>) {
    return this.service.ofVendor(call);
  }
}
