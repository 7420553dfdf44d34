import { Controller } from '@nestjs/common';
import { type Actor, type Joining, joinings } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import type { JoiningRecord } from './joining.schema.js';
import { JoiningService } from './joining.service.js';

@Controller()
export class JoiningController {
  constructor(private readonly service: JoiningService) {}

  @Handles(joinings.list)
  async list(call: Call<typeof joinings.list>) {
    const { page, administrator } = await this.service.list(call);
    return { ...page, items: page.items.map((joining) => this.view(joining, call.actor)), administrator };
  }

  @Handles(joinings.confirm)
  async confirm(call: Call<typeof joinings.confirm>) {
    return this.view(await this.service.confirm(call), call.actor);
  }

  @Handles(joinings.refuse)
  async refuse(call: Call<typeof joinings.refuse>) {
    return this.view(await this.service.refuse(call, call.body.reason), call.actor);
  }

  private view(joining: JoiningRecord, actor: Actor): Joining {
    return {
      id: joining._id,
      version: joining.version,
      createdAt: joining.createdAt.toISOString(),
      updatedAt: joining.updatedAt.toISOString(),
      registrationId: joining.registrationId,
      number: joining.number,
      organizationId: joining.organizationId,
      organizationName: joining.organizationName,
      name: joining.name,
      email: joining.email,
      phone: joining.phone,
      designation: joining.designation,
      role: joining.role,
      state: joining.state,
      askedBy: joining.askedBy,
      decidedBy: joining.decidedBy,
      decidedAt: joining.decidedAt?.toISOString(),
      reason: joining.reason,
      mayDecide: this.service.mayDecide(joining, actor),
    };
  }
}
