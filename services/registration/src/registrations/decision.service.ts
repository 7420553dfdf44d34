import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type BodyOf,
  moveBetween,
  type RegistrationKind,
  type registrations as operations,
  registrationMoves,
  type RegistrationStatus,
  trust,
} from '@portal/contracts';
import {
  type Call,
  type Change,
  DomainError,
  historyOf,
  Kit,
  refuse,
  type Request,
  rowsFor,
  textFilter,
} from '@portal/service-kit';
import { accountData, approval, awaiting, type Decided } from './approval.js';
import { overdueFilter } from './due.js';
import { Placements } from './placements.js';
import { accountExists, alreadyDecided, otherKind, unknownRegistration } from './registration.errors.js';
import { registrationEvent } from './registration.events.js';
import { correctionLetter, rejectedLetter } from './registration.letters.js';
import type { RegistrationRecord } from './registration.schema.js';
import { RegistrationRepository, sortable } from './registration.repository.js';
import { z } from 'zod';

const AccountExists = z.object({ exists: z.boolean() });

type Body = BodyOf<typeof operations.decide>;
type Named = Pick<Call<typeof operations.approve>, 'actor' | 'params' | 'ifMatch' | 'key' | 'bodyHash'>;
export type Verdict = Omit<Body, 'reason'> & Partial<Pick<Body, 'reason'>>;

interface Circumstances {
  ifMatch?: number;
  request?: Request;
  /** Only if it is of this kind. */
  kind?: RegistrationKind;
  /** The bulk decision it is part of. */
  decidedIn?: string;
}

const noReason = 'No reason provided';

/** What administrators see and decide. */
@Injectable()
export class DecisionService {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: RegistrationRepository,
    private readonly placements: Placements,
  ) {}

  list({ actor, query }: Pick<Call<typeof operations.list>, 'actor' | 'query'>) {
    const { kind, status, overdue, q } = query;
    return this.registrations.list(
      [
        rowsFor(actor, 'view', 'Registration'),
        kind ? { kind } : {},
        status ? { status } : {},
        overdue === 'yes' ? overdueFilter() : overdue === 'no' ? { $nor: [overdueFilter()] } : {},
        textFilter(q, ['number', 'name', 'contactPerson', 'email']),
      ],
      query,
      sortable,
      '-submittedAt',
    );
  }

  pending({ actor, params, query }: Call<typeof operations.pending>) {
    return this.list({ actor, query: { ...query, kind: params.kind, status: 'Pending' as const } });
  }

  async counts() {
    const byKind = await this.registrations.waiting();
    return { pending: Object.values(byKind).reduce((sum, count) => sum + count, 0), byKind };
  }

  get({ actor, params }: Call<typeof operations.get>) {
    return this.registrations.findOrFail(params.id, rowsFor(actor, 'view', 'Registration'));
  }

  /** Approve as the calls of the spec name it. */
  approve(call: Call<typeof operations.approve>) {
    const { userType, placement } = call.body;
    return this.named(call, { status: 'Approved', placement, fields: [] }, userType);
  }

  reject(call: Call<typeof operations.reject>) {
    const { userType, reason = noReason } = call.body;
    return this.named(call, { status: 'Rejected', reason, fields: [] }, userType);
  }

  /** Of two administrators at once one decides, the other is told who did, what and when. */
  decide(actor: Actor, id: string, verdict: Verdict, { ifMatch, request, kind, decidedIn }: Circumstances = {}) {
    const decide = async (current: RegistrationRecord) => {
      if (kind && current.kind !== kind) throw otherKind();
      this.checkMove(current, verdict.status, actor);
      if (ifMatch !== undefined && ifMatch !== current.version) throw refuse('STALE');
      const decided = { decidedBy: actor.name, decidedAt: new Date(), ...(decidedIn ? { decidedIn } : {}) };
      if (verdict.status === 'Approved') {
        return this.admission(current, actor, { ...decided, placement: verdict.placement }, verdict.reason);
      }
      return refusal(current, actor, decided, verdict, this.kit.config.PORTAL_URL);
    };
    return this.registrations.update(id, rowsFor(actor, 'edit', 'Registration'), decide, { request });
  }

  /** The account that was refused is tried once more, with another word about the organisation if need be. */
  retryAccount(call: Call<typeof operations.retryAccount>) {
    const { actor, params, body } = call;
    const decide = async (current: RegistrationRecord) => {
      if (current.status !== 'Approved' || current.account?.state !== 'refused') throw refuse('ILLEGAL_MOVE');
      await this.assertNoAccount(current.email);
      // Who was confirmed as joining stays so; every other one is placed anew.
      if (current.joining && !body?.placement) return retried(current, actor);
      const { placement, joining } = await this.placements.check(current, body?.placement, actor);
      const decided = { decidedBy: actor.name, decidedAt: new Date() };
      if (joining) return awaiting(current, actor, { ...decided, placement, joining });
      return retried({ ...current, placement, joining: undefined }, actor);
    };
    return this.registrations.update(params.id, rowsFor(actor, 'edit', 'Registration'), decide, { request: call });
  }

  private async named(call: Named, verdict: Verdict, kind: RegistrationKind) {
    const { actor, params, ifMatch } = call;
    try {
      return await this.decide(actor, params.id, verdict, { ifMatch, request: call, kind });
    } catch (error) {
      throw error instanceof DomainError && error.code === 'NOT_FOUND' ? unknownRegistration() : error;
    }
  }

  private checkMove(current: RegistrationRecord, to: RegistrationStatus, actor: Actor) {
    const move = moveBetween(registrationMoves, current.status, to);
    // What only happens as the effect of something else was decided before.
    if ((!move || move.effect) && current.decidedAt) throw alreadyDecided(current);
    if (!move) throw refuse('ILLEGAL_MOVE');
    if (!move.who.includes(actor.role)) throw refuse('FORBIDDEN');
  }

  private async admission(
    current: RegistrationRecord,
    actor: Actor,
    { placement: said, ...decided }: Decided & Pick<Verdict, 'placement'>,
    note?: string,
  ): Promise<Change<RegistrationRecord>> {
    await this.assertNoAccount(current.email);
    const { placement, joining } = await this.placements.check(current, said, actor);
    return joining
      ? awaiting(current, actor, { ...decided, placement, joining }, note)
      : approval(current, actor, { ...decided, placement }, { note });
  }

  private async assertNoAccount(email: string) {
    if (await this.hasAccount(email)) throw accountExists();
  }

  private async hasAccount(email: string): Promise<boolean> {
    const { status, body } = await this.kit.bus.request(
      trust.accountExists,
      JSON.stringify({ email }),
      undefined,
      3_000,
    );
    if (status !== 200) throw refuse('AWAY', { retryAfter: 2 });
    return AccountExists.parse(JSON.parse(new TextDecoder().decode(body))).exists;
  }
}

const retried = (current: RegistrationRecord, actor: Actor): Change<RegistrationRecord> => ({
  set: {
    account: { state: 'waiting' },
    heldEmail: current.email,
    ...(current.placement ? { placement: current.placement } : {}),
  },
  unset: ['reason', ...(current.joining ? [] : (['joining'] as const))],
  push: { history: historyOf(actor, 'Account tried again', 'Approved') },
  event: registrationEvent(current, 'account-retried', actor, { data: accountData(current) }),
});

function refusal(
  current: RegistrationRecord,
  actor: Actor,
  decided: Decided,
  { status, reason = noReason, fields }: Verdict,
  portal: string,
): Change<RegistrationRecord> {
  const rejected = status === 'Rejected';
  const letter = rejected ? rejectedLetter : correctionLetter;
  return {
    set: { status, reason, ...decided, ...(rejected ? {} : { fieldsToCorrect: fields }) },
    unset: ['joining', 'placement', 'heldEmail', ...(rejected ? (['fieldsToCorrect'] as const) : [])],
    push: { history: historyOf(actor, rejected ? 'Rejected' : 'Correction requested', status, reason) },
    event: registrationEvent(current, rejected ? 'rejected' : 'correction-requested', actor, {
      mails: [letter(current, reason, portal)],
    }),
  };
}
