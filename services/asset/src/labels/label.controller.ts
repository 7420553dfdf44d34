import { Controller } from '@nestjs/common';
import { labels } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { LabelService } from './label.service.js';

@Controller()
export class LabelController {
  constructor(private readonly service: LabelService) {}

  @Handles(labels.pdf)
  pdf(call: Call<typeof labels.pdf>) {
    return this.service.download(call);
  }
}
