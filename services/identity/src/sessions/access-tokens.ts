import { Injectable } from '@nestjs/common';
import { languageAmong } from '@portal/contracts';
import { type Claims, tokenAlgorithm, tokenAudience, tokenIssuer } from '@portal/service-kit';
import { SignJWT } from 'jose';
import { SigningKeys } from '../keys/signing-keys.js';
import { emailOf } from '../users/user.view.js';
import type { UserRecord } from '../users/user.schema.js';
import { tokenSeconds } from './lifetimes.js';
import { SessionRules } from './session-rules.js';

/** Signs access tokens; gateway and services verify them with the public key alone. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly rules: SessionRules,
  ) {}

  async sign(user: UserRecord, sessionId: string, brands: string[]): Promise<string> {
    const { kid, key } = await this.keys.signer();
    // With fractions, and after the last end of all sessions: the version before tells by it that the token is younger than that.
    const issuedAt = Math.max(Date.now(), user.sessionsEndedAt?.getTime() ?? 0) / 1_000;
    const claims: Omit<Claims, 'sub' | 'iat' | 'exp'> = {
      sid: sessionId,
      name: user.name,
      email: emailOf(user),
      role: user.role,
      org: user.organizationId,
      orgName: user.organizationName,
      dept: user.department,
      brands,
      pwd: user.mustChangePassword,
      sfa: this.rules.mustSetUpSecondFactor(user),
      lang: languageAmong([user.language ?? '']),
      epoch: user.epoch,
    };
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: tokenAlgorithm, kid, typ: 'at+jwt' })
      .setSubject(user._id)
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(Math.floor(issuedAt) + tokenSeconds)
      .sign(key);
  }
}
