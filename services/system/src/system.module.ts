import { Module } from '@nestjs/common';
import { BackupFollowing } from './tasks/backup-following.js';
import { BackupKeeper } from './tasks/backup-keeper.js';
import { TaskController } from './tasks/task.controller.js';
import { TaskRepository } from './tasks/task.repository.js';
import { TaskService } from './tasks/task.service.js';
import { JobController } from './jobs/job.controller.js';
import { JobService } from './jobs/job.service.js';
import { CanaryWatch } from './releases/canary-watch.js';
import { OpeningCounter } from './releases/opening-counter.js';
import { OpeningRepository } from './releases/opening.repository.js';
import { ReleaseChangeRepository } from './releases/release-change.repository.js';
import { ReleaseController } from './releases/release.controller.js';
import { ReleaseMirror } from './releases/release-mirror.js';
import { ReleaseService } from './releases/release.service.js';
import { ReleaseStore } from './releases/release-store.js';

@Module({
  controllers: [JobController, TaskController, ReleaseController],
  providers: [
    JobService,
    ...[BackupFollowing, BackupKeeper, TaskRepository, TaskService],
    ...[ReleaseStore, ReleaseChangeRepository, ReleaseMirror, ReleaseService],
    ...[OpeningRepository, OpeningCounter, CanaryWatch],
  ],
})
export class SystemModule {}
