import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { passMinutes } from '@portal/contracts';
import { documentSchema, Kit, Repository } from '@portal/service-kit';

/** What a mail to an applicant carries: a short code to type, and a long one in its link. */
export interface MailedKey {
  code: string;
  token: string;
}

interface StoredLink {
  /** Hash of what the mail's link carries. */
  _id: string;
  registrationId: string;
  expiresAt: Date;
}

const schema = documentSchema('status_links', { _id: String, registrationId: String, expiresAt: Date }).index(
  { expiresAt: 1 },
  { expireAfterSeconds: 0 },
);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The links of mailed codes. Nobody guesses one, so a stranger who uses up a code's attempts does not keep the applicant out.
 * Each works once, for half an hour.
 */
@Injectable()
export class StatusLinks {
  private readonly links: Repository<StoredLink>;

  constructor(kit: Kit) {
    this.links = kit.keep(new Repository<StoredLink>(kit.database, 'StatusLink', schema));
  }

  async make(registrationId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + passMinutes * 60_000);
    await this.links.insert([{ _id: hashOf(token), registrationId, expiresAt }]);
    return token;
  }

  /** The registration that the link opens; it opens nothing afterwards. */
  async spend(token: string): Promise<string | undefined> {
    const link = await this.links.removeAndFind({ _id: hashOf(token), expiresAt: { $gt: new Date() } });
    return link?.registrationId;
  }
}
