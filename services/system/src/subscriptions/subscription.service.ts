import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type LastDelivery,
  mostSubscriptions,
  type NewStatusSubscription,
  type StatusSubscription,
  type statusSubscriptions as contract,
} from '@portal/contracts';
import {
  type Call,
  type Change,
  DomainError,
  invalid,
  Kit,
  type NewEvent,
  newId,
  queuedMail,
  SecretBox,
} from '@portal/service-kit';
import { DeliveryRepository } from './delivery.repository.js';
import { testLetter, welcomeLetter } from './status.letters.js';
import { mailId } from './status-announcements.js';
import { StatusDeliveries } from './status-deliveries.js';
import { type StoredDelivery, type SubscriptionRecord, SubscriptionRepository } from './subscription.repository.js';
import { Webhooks, writtenSecret } from './webhooks.js';

const tooMany = () =>
  new DomainError('TOO_MANY_SUBSCRIBERS', 409, 'There are as many subscribers as there may be. Take one off first.');
/** So long (milliseconds) a test by mail waits for the mail server, and so often it looks. */
const mailAtMost = 5_000;
const lookEvery = 100;

/** Who is told of the portal's state; Super Admins alone put somebody there. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly kit: Kit,
    private readonly subscriptions: SubscriptionRepository,
    private readonly deliveries: DeliveryRepository,
    private readonly sending: StatusDeliveries,
    private readonly webhooks: Webhooks,
    private readonly box: SecretBox,
  ) {}

  async list({ query }: Call<typeof contract.list>) {
    const page = await this.subscriptions.list([], query, { createdAt: 'createdAt' }, '-createdAt');
    return { ...page, items: await Promise.all(page.items.map((one) => this.view(one))) };
  }

  /** The secret is in the reply of the request that made it, also when that is sent again, and nowhere else. */
  async create(call: Call<typeof contract.create>) {
    const made = await this.subscriptions.once(call, () => this.make(call));
    const secret = made.sealed && (await this.box.open(made.sealed, made._id));
    return { ...(await this.view(made)), ...(secret ? { secret } : {}) };
  }

  async delete({ actor, params, ifMatch }: Call<typeof contract.delete>) {
    const { id } = params;
    const event = (one: SubscriptionRecord) => eventOf('removed', actor, one);
    await this.subscriptions.remove(id, {}, event, ['takenTarget', 'sealed'], { ifMatch });
    await this.deliveries.removeMany({ subscriptionId: id });
    await this.kit.mails.removeMany({ state: 'waiting', _id: { $regex: `^status:.*:${id}$` } });
    return { success: true as const };
  }

  async test(call: Call<typeof contract.test>): Promise<LastDelivery> {
    const { last } = await this.subscriptions.once(call, () => this.tested(call), call.params.id);
    if (!last) throw new Error('A test leaves what came of it');
    return this.told(last);
  }

  private async tested(call: Call<typeof contract.test>): Promise<SubscriptionRecord> {
    const { actor, params } = call;
    const begun: StoredDelivery = { at: new Date(), event: 'Test', result: 'On its way', test: newId() };
    const decide = (one: SubscriptionRecord): Change<SubscriptionRecord> => ({
      ...{ set: { last: begun }, secret: ['last'], quiet: true },
      event: eventOf('tested', actor, one),
    });
    const asked = await this.subscriptions.update(params.id, {}, decide, { request: call });
    // The same request is under way in another instance, which sends it.
    if (asked.last?.test !== begun.test) return asked;
    const last = await (asked.kind === 'E-mail' ? this.testMail(asked) : this.sending.test(asked));
    return { ...asked, last };
  }

  private async make(call: Call<typeof contract.create>): Promise<SubscriptionRecord> {
    const { actor, body } = call;
    const target = this.targetOf(body);
    if (await this.subscriptions.exists({ takenTarget: target })) throw SubscriptionRepository.taken(body.kind);
    if ((await this.subscriptions.count({ deletedAt: { $exists: false } })) >= mostSubscriptions) throw tooMany();
    const _id = newId();
    const isMail = body.kind === 'E-mail';
    const fields = {
      ...{ _id, kind: body.kind, target, takenTarget: target, language: body.language, events: body.events },
      ...{ addedBy: actor.name, addedByEmail: actor.email },
      ...(isMail ? {} : { sealed: await this.box.seal(writtenSecret(randomBytes(32)), _id) }),
    };
    const mails = isMail ? [welcomeLetter(fields, this.sending.page)] : [];
    return this.subscriptions.createOnce(fields, { ...eventOf('added', actor, fields), mails }, call);
  }

  /** The address as it is compared with others; whoever enters one that may not be used is told why. */
  private targetOf({ kind, email = '', url = '' }: NewStatusSubscription): string {
    if (kind === 'E-mail') return email.toLowerCase();
    const refusal = this.webhooks.refusalOf(url);
    if (refusal) throw invalid({ url: refusal });
    return new URL(url).href;
  }

  private async testMail(reader: SubscriptionRecord): Promise<StoredDelivery> {
    const at = new Date();
    const mail = mailId(`test.${newId()}`, reader._id);
    await this.kit.mails.insertNew([queuedMail(mail, testLetter(reader, this.sending.page))]);
    this.kit.mailer.wake();
    const last = await this.sending.note(reader._id, { at, event: 'Test', result: 'On its way', mail });
    const end = performance.now() + mailAtMost;
    while (performance.now() < end && (await this.told(last)).result === 'On its way')
      await new Promise((resolve) => setTimeout(resolve, lookEvery));
    return last;
  }

  /** How a message went; of a mail the queue knows it. */
  private async told({ mail, test: _, at, ...last }: StoredDelivery): Promise<LastDelivery> {
    const queued = mail === undefined ? null : await this.kit.mails.find(mail);
    const told = { ...last, at: at.toISOString() };
    if (queued?.state === 'sent') return { ...told, at: (queued.sentAt ?? at).toISOString(), result: 'Accepted' };
    // While the first attempt is under way it is held for longer than the pause after it.
    const hasFailed = queued && (queued.attempts > 1 || (queued.attempts === 1 && isSoon(queued.dueAt)));
    if (!hasFailed) return told;
    return { ...told, result: 'Will be tried again', fault: 'The mail server does not take it' };
  }

  private async view(one: SubscriptionRecord): Promise<StatusSubscription> {
    const { _id: id, version, kind, target, language, events, addedBy, createdAt, updatedAt, last } = one;
    return {
      ...{ id, version, kind, target, language, events, addedBy },
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      last: last ? await this.told(last) : null,
    };
  }
}

const isSoon = (moment: Date) => moment.getTime() - Date.now() <= 2_000;

function eventOf(
  verb: 'added' | 'removed' | 'tested',
  by: NewEvent['by'],
  { kind, target, events, language }: Pick<SubscriptionRecord, 'kind' | 'target' | 'events' | 'language'>,
): NewEvent {
  const label = kind === 'E-mail' ? target : new URL(target).host;
  const data = { kind, events, language };
  return { subject: `system.status-subscription.${verb}`, by, label, organizations: [], data };
}
