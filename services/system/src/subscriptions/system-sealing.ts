import { Injectable } from '@nestjs/common';
import { SealingAnew, SecretBox } from '@portal/service-kit';
import { SubscriptionRepository } from './subscription.repository.js';

/** What the system's service has sealed: the secrets of webhooks. */
@Injectable()
export class SystemSealing extends SealingAnew {
  constructor(
    box: SecretBox,
    private readonly subscriptions: SubscriptionRepository,
  ) {
    super(box);
  }

  protected async sealAnew(key: string) {
    let count = 0;
    const others = { sealed: { $exists: true }, 'sealed.key': { $ne: key } };
    for (const { _id, sealed } of await this.subscriptions.findMany(others, { fields: ['sealed'] })) {
      const anew = sealed && (await this.box.resealed(sealed, _id));
      if (!anew) continue;
      const asRead = { _id, 'sealed.nonce': sealed.nonce };
      if (await this.subscriptions.updateOne(asRead, { $set: { sealed: anew } })) count += 1;
    }
    return count;
  }
}
