import { Injectable } from '@nestjs/common';
import type { users as operations } from '@portal/contracts';
import { type Call, rowsFor, textFilter } from '@portal/service-kit';
import { emailOf } from './user.view.js';
import { UserRepository } from './user.repository.js';

const most = 50;
const mostColleagues = 500;

interface FoundSeller {
  id: string;
  name: string;
  email: string;
  userId: string;
  person: string;
  designation?: string;
  phone?: string;
}

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

  /** Buyers and end users of the actor's own office, or sellers of the own company; a Super Admin names any of these. */
  async colleagues({ actor, query }: Call<typeof operations.colleagues>) {
    const organizationId = actor.role === 'Super Admin' ? query.organizationId : actor.organizationId;
    if (!organizationId) return [];
    const rows = { organizationId, role: { $in: ['Buyer', 'End User', 'Seller'] }, status: 'active' };
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
  async sellers({ actor, query: { q, id, ids, emails } }: Call<typeof operations.sellers>) {
    // An address that is not shown is not found by trying either.
    const addresses = actor.role !== 'Seller' && actor.role !== 'OEM';
    const searched = addresses ? ['organizationName', 'email'] : ['organizationName'];
    const wanted = id ? [id] : ids?.split(',');
    const filter = {
      $and: [
        { role: 'Seller', status: 'active' },
        wanted ? { organizationId: { $in: wanted } } : {},
        emails === undefined ? {} : { email: { $in: addresses ? emails.split(',') : [] } },
        textFilter(q, searched),
      ],
    };
    const found = await this.users.aggregate<FoundSeller>(filter, [
      { $sort: { createdAt: 1, _id: 1 } },
      {
        $group: {
          _id: '$organizationId',
          name: { $first: '$organizationName' },
          email: { $first: '$email' },
          userId: { $first: '$_id' },
          person: { $first: '$name' },
          designation: { $first: '$designation' },
          phone: { $first: '$phone' },
        },
      },
      { $sort: { name: 1 } },
      { $limit: (wanted ?? emails?.split(','))?.length || most },
      { $set: { id: '$_id' } },
    ]);
    return found.map(({ id: organization, name, email, userId, person, designation, phone }) => ({
      ...{ id: organization, name, email, userId },
      contact: {
        officerName: person,
        email,
        ...(designation ? { designation } : {}),
        ...(phone ? { contactNumber: phone } : {}),
      },
    }));
  }

  /** Whom a purchase order can be made for; a buyer's own office is all that a buyer sees. */
  async buyers({ actor, query: { q, id } }: Call<typeof operations.buyers>) {
    if (actor.role === 'Buyer' && !actor.organizationId) return [];
    const found = await this.users.some({
      $and: [
        { role: 'Buyer', status: 'active', deletedAt: { $exists: false } },
        actor.role === 'Buyer' ? { organizationId: actor.organizationId } : {},
        id ? { _id: id } : {},
        textFilter(q, ['name', 'email', 'department', 'organizationName']),
      ],
    });
    return found.map((user) => ({
      id: user._id,
      name: user.name,
      email: emailOf(user),
      ...(user.designation ? { designation: user.designation } : {}),
      ...(user.phone ? { contactNumber: user.phone } : {}),
      department: user.department,
      organizationId: user.organizationId,
      organizationName: user.organizationName,
    }));
  }
}
