import { Module } from '@nestjs/common';
import { JobController } from './jobs/job.controller.js';
import { JobService } from './jobs/job.service.js';

@Module({ controllers: [JobController], providers: [JobService] })
export class SystemModule {}
