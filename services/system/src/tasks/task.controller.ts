import { Controller } from '@nestjs/common';
import { systemTasks } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { BackupKeeper } from './backup-keeper.js';
import { TaskService } from './task.service.js';

@Controller()
export class TaskController {
  constructor(
    private readonly service: TaskService,
    private readonly keeper: BackupKeeper,
  ) {}

  @Handles(systemTasks.list)
  list(call: Call<typeof systemTasks.list>) {
    return this.service.list(call);
  }

  @Handles(systemTasks.create)
  create(call: Call<typeof systemTasks.create>) {
    return this.service.create(call);
  }

  @Handles(systemTasks.backups)
  async backups() {
    const state = await this.keeper.state();
    return { isThere: state !== undefined, items: state?.backups ?? [] };
  }
}
