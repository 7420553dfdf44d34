import { Controller } from '@nestjs/common';
import { notifications } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { NotificationRepository } from './notification.repository.js';

@Controller()
export class NotificationController {
  constructor(private readonly own: NotificationRepository) {}

  @Handles(notifications.list)
  list({ actor, query }: Call<typeof notifications.list>) {
    return this.own.list(actor.id, query);
  }

  @Handles(notifications.read)
  async read({ actor, body }: Call<typeof notifications.read>) {
    await this.own.read(actor.id, body.ids);
    return { success: true as const };
  }
}
