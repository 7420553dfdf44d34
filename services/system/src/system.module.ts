import { Module } from '@nestjs/common';
import { BackupFollowing } from './tasks/backup-following.js';
import { BackupKeeper } from './tasks/backup-keeper.js';
import { TaskController } from './tasks/task.controller.js';
import { TaskRepository } from './tasks/task.repository.js';
import { TaskService } from './tasks/task.service.js';
import { JobController } from './jobs/job.controller.js';
import { JobService } from './jobs/job.service.js';

@Module({
  controllers: [JobController, TaskController],
  providers: [JobService, BackupFollowing, BackupKeeper, TaskRepository, TaskService],
})
export class SystemModule {}
