import { Controller } from '@nestjs/common';
import { users } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { Authority } from './authority.js';
import { PickListService } from './pick-list.service.js';
import { UserLocks } from './user-locks.js';
import { RoleService } from './role.service.js';
import { UserService } from './user.service.js';
import { UserDetailsService } from './user-details.service.js';
import type { UserRecord } from './user.schema.js';
import { emailOf, userView } from './user.view.js';

@Controller()
export class UserController {
  constructor(
    private readonly accounts: UserService,
    private readonly pickLists: PickListService,
    private readonly details: UserDetailsService,
    private readonly locks: UserLocks,
    private readonly roles: RoleService,
    private readonly authorities: Authority,
  ) {}

  @Handles(users.list)
  async list(call: Call<typeof users.list>) {
    const page = await this.accounts.list(call);
    return { ...page, items: await this.views(page.items) };
  }

  @Handles(users.get)
  async get(call: Call<typeof users.get>) {
    return this.details.shownTo(call.actor, await this.accounts.get(call));
  }

  @Handles(users.create)
  async create(call: Call<typeof users.create>) {
    return this.view(await this.accounts.create(call));
  }

  @Handles(users.update)
  async update(call: Call<typeof users.update>) {
    return this.view(await this.accounts.update(call));
  }

  @Handles(users.setStatus)
  async setStatus(call: Call<typeof users.setStatus>) {
    return this.view(await this.accounts.setStatus(call));
  }

  @Handles(users.setOrganizationAdministrator)
  async setOrganizationAdministrator(call: Call<typeof users.setOrganizationAdministrator>) {
    return this.view(await this.roles.setOrganizationAdministrator(call));
  }

  @Handles(users.setRole)
  async setRole(call: Call<typeof users.setRole>) {
    return this.view(await this.roles.setRole(call));
  }

  @Handles(users.resetPassword)
  async resetPassword(call: Call<typeof users.resetPassword>) {
    return { success: true as const, userEmail: emailOf(await this.accounts.resetPassword(call)) };
  }

  @Handles(users.unlock)
  async unlock(call: Call<typeof users.unlock>) {
    await this.accounts.unlock(call);
    return { success: true as const };
  }

  @Handles(users.removeSecondFactor)
  async removeSecondFactor(call: Call<typeof users.removeSecondFactor>) {
    await this.accounts.removeSecondFactor(call);
    return { success: true as const };
  }

  @Handles(users.delete)
  async delete(call: Call<typeof users.delete>) {
    await this.accounts.delete(call);
    return { success: true as const };
  }

  @Handles(users.holders)
  async holders(call: Call<typeof users.holders>) {
    return { items: await this.pickLists.holders(call) };
  }

  @Handles(users.colleagues)
  async colleagues(call: Call<typeof users.colleagues>) {
    return { items: await this.pickLists.colleagues(call) };
  }

  @Handles(users.sellers)
  async sellers(call: Call<typeof users.sellers>) {
    return { items: await this.pickLists.sellers(call) };
  }

  @Handles(users.buyers)
  async buyers(call: Call<typeof users.buyers>) {
    return { items: await this.pickLists.buyers(call) };
  }

  @Handles(users.authority)
  async authority(call: Call<typeof users.authority>) {
    const { actor } = call;
    const [designations, standsInFor] = await Promise.all([
      this.authorities.of(actor.id, actor.organizationId),
      this.authorities.standInsOf(actor),
    ]);
    return { approvesOrders: designations.length + standsInFor.length > 0, designations, standsInFor };
  }

  private async views(users: UserRecord[]) {
    const locks = await this.locks.of(users);
    return users.map((user) => userView(user, locks.get(user._id)));
  }

  private async view(user: UserRecord) {
    return userView(user, (await this.locks.of([user])).get(user._id));
  }
}
