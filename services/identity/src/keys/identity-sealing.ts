import { Injectable } from '@nestjs/common';
import { type SealedText, SealingAnew, SecretBox, type Where } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';
import type { UserRecord } from '../users/user.schema.js';
import { SigningKeys } from './signing-keys.js';

/** What identity has sealed: secrets of second factors, and the keys that sign tokens. */
@Injectable()
export class IdentitySealing extends SealingAnew {
  constructor(
    box: SecretBox,
    private readonly users: UserRepository,
    private readonly signingKeys: SigningKeys,
  ) {
    super(box);
  }

  protected async sealAnew(key: string) {
    let count = await this.signingKeys.sealAnew(key);
    const sealed = [
      { factor: { $exists: true }, 'factor.secret.key': { $ne: key } },
      { factorToConfirm: { $exists: true }, 'factorToConfirm.key': { $ne: key } },
    ];
    const others = { $or: sealed } as unknown as Where<UserRecord>;
    for await (const { _id } of this.users.each(others, { fields: ['version'] })) {
      // Another version of the record: who takes a code of it meanwhile would write the secret back as it was.
      await this.users.update(_id, {}, async (user) => ({ set: await this.anew(user) }));
      count += 1;
    }
    return count;
  }

  private async anew({ _id, factor, factorToConfirm }: UserRecord) {
    const [secret, toConfirm] = await Promise.all([this.again(factor?.secret, _id), this.again(factorToConfirm, _id)]);
    return {
      ...(factor && secret ? { factor: { ...factor, secret } } : {}),
      ...(toConfirm ? { factorToConfirm: toConfirm } : {}),
    };
  }

  private async again(sealed: SealedText | undefined, bound: string) {
    return sealed && this.box.resealed(sealed, bound);
  }
}
