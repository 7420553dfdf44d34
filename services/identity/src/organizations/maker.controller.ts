import { Controller } from '@nestjs/common';
import { makers } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';
import { OrganizationRepository } from './organization.repository.js';

@Controller()
export class MakerController {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly users: UserRepository,
  ) {}

  @Handles(makers.known)
  async known({ body: { brand } }: Call<typeof makers.known>) {
    const ids = await this.organizations.makersOf([brand]);
    const theirs = {
      role: 'OEM',
      status: 'active',
      organizationId: { $in: ids },
      deletedAt: { $exists: false },
    } as const;
    return { known: ids.length > 0 && (await this.users.exists(theirs)) };
  }
}
