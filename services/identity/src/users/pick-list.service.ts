import { Injectable } from '@nestjs/common';
import type { users as operations } from '@portal/contracts';
import { type Call, rowsFor, textFilter } from '@portal/service-kit';
import { emailOf } from './user.view.js';
import { UserRepository } from './user.repository.js';

const most = 50;
const mostColleagues = 500;

/** Whom a device can be given to, and whom orders and tickets can be addressed to. */
@Injectable()
export class PickListService {
  constructor(private readonly users: UserRepository) {}

  async holders({ actor, query: { q, id } }: Call<typeof operations.holders>) {
    const found = await this.users.some({
      $and: [
        rowsFor(actor, 'view', 'User'),
        { role: 'End User', status: 'active' },
        id ? { _id: id } : {},
        textFilter(q, ['name', 'email', 'designation', 'department']),
      ],
    });
    return found.map((user) => ({
      id: user._id,
      name: user.name,
      email: emailOf(user),
      designation: user.designation ?? '',
      department: user.department,
      organizationId: user.organizationId,
    }));
  }

  /** Buyers and end users of the actor's own office. */
  async colleagues({ actor: { organizationId } }: Call<typeof operations.colleagues>) {
    if (!organizationId) return [];
    const rows = { organizationId, role: { $in: ['Buyer', 'End User'] }, status: 'active' };
    const found = await this.users.some({ $and: [rows, { deletedAt: { $exists: false } }] }, mostColleagues);
    return found.map((user) => ({
      id: user._id,
      version: user.version,
      name: user.name,
      email: emailOf(user),
      role: user.role,
      designation: user.designation ?? '',
      department: user.department,
      language: user.language ?? 'en',
    }));
  }

  /** One line for each seller organisation, with the account that has been there longest. */
  sellers({ actor, query: { q, id } }: Call<typeof operations.sellers>) {
    // An address that is not shown is not found by trying either.
    const searched =
      actor.role === 'Seller' || actor.role === 'OEM' ? ['organizationName'] : ['organizationName', 'email'];
    const filter = {
      $and: [{ role: 'Seller', status: 'active' }, id ? { organizationId: id } : {}, textFilter(q, searched)],
    };
    return this.users.aggregate<{ id: string; name: string; email: string; userId: string }>(filter, [
      { $sort: { createdAt: 1, _id: 1 } },
      {
        $group: {
          _id: '$organizationId',
          name: { $first: '$organizationName' },
          email: { $first: '$email' },
          userId: { $first: '$_id' },
        },
      },
      { $sort: { name: 1 } },
      { $limit: most },
      { $project: { _id: 0, id: '$_id', name: 1, email: 1, userId: 1 } },
    ]);
  }
}
