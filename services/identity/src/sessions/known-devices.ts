import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { documentSchema, Kit, Repository } from '@portal/service-kit';
import type { UserRecord } from '../users/user.schema.js';
import { tokenHash } from './refresh-token.js';

/** A browser in which somebody signed in: by the hash of what its cookie holds. */
interface KnownDevice {
  _id: string;
  /** Account → its epoch then; whatever ends all of its sessions makes the browser a strange one too. */
  accounts: Record<string, number>;
  expiresAt: Date;
}

const schema = documentSchema('known_devices', { _id: String, accounts: Object, expiresAt: Date }).index(
  { expiresAt: 1 },
  { expireAfterSeconds: 0 },
);
const days = 180;
const token = /^[A-Za-z0-9_-]{43}$/;

/** Browsers that are known to belong to accounts: strangers' wrong passwords do not lock them. */
@Injectable()
export class KnownDevices {
  private readonly devices: Repository<KnownDevice>;

  constructor(kit: Kit) {
    this.devices = kit.keep(new Repository<KnownDevice>(kit.database, 'KnownDevice', schema));
  }

  /** A name for the browser, if this account signed in there before. */
  async known(device: string | undefined, user: Pick<UserRecord, '_id' | 'epoch'> | null): Promise<string | undefined> {
    if (!device || !token.test(device)) return undefined;
    const _id = tokenHash(device);
    // Asked for nobody too: it takes as long.
    const found = await this.devices.findOne({ _id, expiresAt: { $gt: new Date() } });
    return user && found && found.accounts[user._id] === user.epoch ? _id : undefined;
  }

  /** Knows the browser from now on; gives what its cookie is to hold. One that we did not make gets another. */
  async remember(device: string | undefined, { _id: userId, epoch }: UserRecord): Promise<string> {
    const known = { [`accounts.${userId}`]: epoch, expiresAt: new Date(Date.now() + days * 24 * 3_600_000) };
    if (device && token.test(device)) {
      if (await this.devices.updateOne({ _id: tokenHash(device) }, { $set: known })) return device;
    }
    const made = randomBytes(32).toString('base64url');
    await this.devices.updateOne({ _id: tokenHash(made) }, { $set: known }, { upsert: true });
    return made;
  }
}
