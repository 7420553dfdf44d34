import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { DomainError, Kit } from '@portal/service-kit';
import { tooManyLookUps } from './mapping.errors.js';

const minutes = 60;
const limits = {
  account: { purpose: 'order-look-up', most: 10, minutes },
  organization: { purpose: 'order-look-up-of-office', most: 30, minutes },
  address: { purpose: 'order-look-up-from', most: 60, minutes },
};
const uniqueness = { purpose: 'contract-number-check', most: 60, minutes };

/** Contract numbers can be guessed: so often may they be looked up in an hour, by one person, one office and one address. */
@Injectable()
export class LookUps {
  constructor(private readonly kit: Kit) {}

  async take(actor: Actor, address: string) {
    await this.takeOne(limits.account, actor.id);
    await this.takeOne(limits.organization, actor.organizationId);
    if (address) await this.takeOne(limits.address, address);
  }

  /** Whether a number is free tells that an order has it. */
  takeUniqueness(actor: Actor) {
    return this.takeOne(uniqueness, actor.id);
  }

  private async takeOne(limit: { purpose: string; most: number; minutes: number }, name: string) {
    try {
      await this.kit.attempts.take(limit, name);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY')
        throw tooManyLookUps(error.details.retryAfter ?? minutes * 60);
      throw error;
    }
  }
}
