import { type Actor, languages, roles } from '@portal/contracts';
import { z } from 'zod';

/** Who signs access tokens, and for whom. */
export const tokenIssuer = 'portal-identity';
export const tokenAudience = 'portal';
export const tokenAlgorithm = 'EdDSA';

const codes = languages.map(({ code }) => code);
const present = z.string().min(1).max(1_000);

/** What an access token says; one that leaves out who asks, in which session or until when is none. */
export const Claims = z.object({
  sub: present,
  sid: present,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  org: present,
  orgName: z.string(),
  dept: z.string().default(''),
  brands: z.array(present),
  pwd: z.boolean(),
  sfa: z.boolean().default(false),
  lang: z.enum(codes).optional(),
  /** How often all sessions of the account had been ended when it was signed. */
  epoch: z.number().int().nonnegative().optional(),
  /** Seconds since 1970, with fractions. */
  iat: z.number().positive(),
  exp: z.number().positive(),
});
export type Claims = z.output<typeof Claims>;

export const actorFrom = (claims: Claims): Actor => ({
  id: claims.sub,
  name: claims.name,
  email: claims.email,
  role: claims.role,
  organizationId: claims.org,
  organizationName: claims.orgName,
  department: claims.dept,
  brands: claims.brands,
  sessionId: claims.sid,
  mustChangePassword: claims.pwd,
  mustSetUpSecondFactor: claims.sfa,
  language: claims.lang,
});
