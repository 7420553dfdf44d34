import { Module } from '@nestjs/common';
import { HistoryService } from './history/history.service.js';
import { TallyRepository } from './history/tally.repository.js';
import { IncidentController } from './incidents/incident.controller.js';
import { IncidentRepository } from './incidents/incident.repository.js';
import { IncidentService } from './incidents/incident.service.js';
import { JobController } from './jobs/job.controller.js';
import { JobService } from './jobs/job.service.js';
import { LeaseRepository } from './lease.repository.js';
import { MaintenanceController } from './maintenance/maintenance.controller.js';
import { MaintenanceRepository } from './maintenance/maintenance.repository.js';
import { MaintenanceService } from './maintenance/maintenance.service.js';

@Module({
  controllers: [JobController, IncidentController, MaintenanceController],
  providers: [
    JobService,
    HistoryService,
    TallyRepository,
    IncidentService,
    IncidentRepository,
    LeaseRepository,
    MaintenanceService,
    MaintenanceRepository,
  ],
})
export class SystemModule {}
