import { Module } from '@nestjs/common';
import { Kit, SecretBox } from '@portal/service-kit';
import { systemConfig } from './config.js';
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
import { PerformanceReportController } from './reports/performance-report.controller.js';
import { PerformanceReports } from './reports/performance-reports.js';
import { CanaryWatch } from './releases/canary-watch.js';
import { OpeningCounter } from './releases/opening-counter.js';
import { OpeningRepository } from './releases/opening.repository.js';
import { ReaderRepository } from './releases/reader.repository.js';
import { ReleaseChangeRepository } from './releases/release-change.repository.js';
import { ReleaseMirror } from './releases/release-mirror.js';
import { ReleaseStore } from './releases/release-store.js';
import { ReleaseController } from './releases/release.controller.js';
import { ReleaseService } from './releases/release.service.js';
import { BackupFollowing } from './tasks/backup-following.js';
import { BackupKeeper } from './tasks/backup-keeper.js';
import { DeliveryRepository } from './subscriptions/delivery.repository.js';
import { StatusAnnouncements } from './subscriptions/status-announcements.js';
import { StatusDeliveries } from './subscriptions/status-deliveries.js';
import { SubscriptionController } from './subscriptions/subscription.controller.js';
import { SubscriptionRepository } from './subscriptions/subscription.repository.js';
import { SystemSealing } from './subscriptions/system-sealing.js';
import { SubscriptionService } from './subscriptions/subscription.service.js';
import { Webhooks } from './subscriptions/webhooks.js';
import { TaskController } from './tasks/task.controller.js';
import { TaskRepository } from './tasks/task.repository.js';
import { TaskService } from './tasks/task.service.js';

@Module({
  controllers: [
    ...[JobController, TaskController, ReleaseController, IncidentController, MaintenanceController],
    ...[PerformanceReportController, SubscriptionController],
  ],
  providers: [
    JobService,
    ...[BackupFollowing, BackupKeeper, TaskRepository, TaskService],
    ...[ReleaseStore, ReleaseChangeRepository, ReleaseMirror, ReleaseService],
    ...[OpeningRepository, ReaderRepository, OpeningCounter, CanaryWatch],
    ...[HistoryService, PerformanceReports, TallyRepository, LeaseRepository],
    ...[IncidentService, IncidentRepository, MaintenanceService, MaintenanceRepository],
    ...[SubscriptionService, SubscriptionRepository, DeliveryRepository, StatusAnnouncements, StatusDeliveries],
    { provide: Webhooks, useFactory: () => new Webhooks(systemConfig()) },
    { provide: SecretBox, useFactory: (kit: Kit) => new SecretBox(kit, () => systemConfig()), inject: [Kit] },
    SystemSealing,
  ],
})
export class SystemModule {}
