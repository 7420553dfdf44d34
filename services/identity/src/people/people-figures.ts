import { Injectable } from '@nestjs/common';
import { type people as operations, type QueryOf, roles } from '@portal/contracts';
import { textFilter } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';

const most = 200;

interface Grouped {
  _id: { role: string; status: string };
  count: number;
}
interface Choice {
  value: string;
  label: string;
  count: number;
}

/** How many people there are, and by what they can be filtered. */
@Injectable()
export class PeopleFigures {
  constructor(private readonly users: UserRepository) {}

  async counts() {
    const groups = await this.users.aggregate<Grouped>({ status: { $ne: 'deleted' } }, [
      { $group: { _id: { role: '$role', status: '$status' }, count: { $sum: 1 } } },
    ]);
    const sum = (fits: (group: Grouped['_id']) => boolean) =>
      groups.filter(({ _id }) => fits(_id)).reduce((total, { count }) => total + count, 0);
    return {
      total: sum(() => true),
      suspended: sum(({ status }) => status === 'suspended'),
      byRole: Object.fromEntries(roles.map((role) => [role, sum((group) => group.role === role)])),
    };
  }

  async filters({ role, q }: QueryOf<typeof operations.filters>) {
    const here = { ...(role ? { role } : {}), status: { $ne: 'deleted' } };
    const [organizations, departments] = await Promise.all([
      this.choices(here, 'organizationName', '$organizationId', q),
      this.choices({ ...here, department: { $gt: '' } }, 'department', '$department', q),
    ]);
    return { organizations, departments };
  }

  private choices(filter: object, label: string, value: string, q: string | undefined): Promise<Choice[]> {
    return this.users.aggregate<Choice>({ $and: [filter, textFilter(q, [label])] }, [
      { $group: { _id: value, label: { $first: `$${label}` }, count: { $sum: 1 } } },
      { $sort: { label: 1 } },
      { $limit: most },
      { $project: { _id: 0, value: '$_id', label: 1, count: 1 } },
    ]);
  }
}
