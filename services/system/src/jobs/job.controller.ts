import { Controller } from '@nestjs/common';
import { systemJobs } from '@portal/contracts';
import { Handles } from '@portal/service-kit';
import { JobService } from './job.service.js';

@Controller()
export class JobController {
  constructor(private readonly service: JobService) {}

  @Handles(systemJobs.list)
  list() {
    return this.service.list();
  }
}
