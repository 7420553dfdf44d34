import { z } from 'zod';
import { Done, NewestFirstQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, email, lengths, oneOf, optional } from '../kernel/text.js';
import { languages } from '../locales.js';
import { statusEvents } from './status-notice.js';

/** How somebody is told. */
export const subscriptionKinds = ['E-mail', 'Webhook'] as const;

/** How many there are at most. */
export const mostSubscriptions = 50;

/** How the last message to a subscriber went. */
export const deliveryResults = ['On its way', 'Accepted', 'Will be tried again', 'Failed'] as const;

/** Why a message did not arrive, in words that tell nothing of what was answered. */
export const deliveryFaults = [
  'The mail server does not take it',
  'This address may not be reached',
  'Its name is not known',
  'Nothing answers there',
  'No answer within five seconds',
  'Its certificate is not valid',
  'It answered with a redirect, which is not followed',
  'It did not accept the message',
] as const;

const missing = { 'E-mail': ['email', 'Email is required'], Webhook: ['url', 'Please enter a URL'] } as const;

const isUrl = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
const isBare = (value: string) => {
  const { username, password, hash } = new URL(value);
  return !username && !password && !hash;
};

/** Somebody who is to be told of changes, by mail in their language or at a URL. */
export const NewStatusSubscription = z
  .object({
    kind: oneOf(subscriptionKinds, 'Please choose how to be told').meta({ label: 'Told through' }),
    email: optional(254).meta({ label: 'E-mail' }),
    language: z
      .enum(languages.map(({ code }) => code))
      .default('en')
      .meta({ label: 'Language' }),
    url: optional(lengths.page).meta({ label: 'URL' }),
    events: z
      .array(oneOf(statusEvents), { error: 'Please choose at least one' })
      .min(1, 'Please choose at least one')
      .max(statusEvents.length)
      .meta({ label: 'Told of' }),
  })
  .superRefine((value, context) => {
    const refuse = (field: 'email' | 'url', message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const [field, message] = missing[value.kind];
    const target = value[field];
    if (!target) return refuse(field, message);
    if (field === 'email') {
      const wrong = email(message).safeParse(target).error?.issues[0];
      return wrong && refuse(field, wrong.message);
    }
    if (!isUrl(target)) return refuse(field, 'Please enter a whole URL, with https://');
    return isBare(target) ? undefined : refuse(field, 'Please enter a URL without a name, a password or a # part');
  });
export type NewStatusSubscription = z.output<typeof NewStatusSubscription>;

/** The last message to a subscriber; `code` is the HTTP status that came back. */
const LastDelivery = z.object({
  at: z.string().meta({ label: 'When', unit: 'instant' }),
  event: z.enum([...statusEvents, 'Test']).meta({ label: 'Event' }),
  result: z.enum(deliveryResults).meta({ label: 'Result' }),
  code: z.int().optional().meta({ label: 'HTTP status' }),
  fault: z.enum(deliveryFaults).optional().meta({ label: 'Fault' }),
});
export type LastDelivery = z.output<typeof LastDelivery>;

export const StatusSubscription = Tracked.extend({
  kind: z.enum(subscriptionKinds).meta({ label: 'Told through' }),
  target: z.string().meta({ label: 'Address' }),
  language: z.string().meta({ label: 'Language' }),
  events: z.array(z.enum(statusEvents)).meta({ label: 'Told of' }),
  addedBy: z.string().meta({ label: 'Added by' }),
  last: LastDelivery.nullable().meta({ label: 'Last message' }),
});
export type StatusSubscription = z.output<typeof StatusSubscription>;

const needs = { any: ['system:configure'], only: ['Super Admin'] } as const;

/** Who is told of the portal's state without looking; the domain's decision. */
export const statusSubscriptions = {
  list: operation({
    subject: 'system.status-subscription.list',
    method: 'GET',
    path: '/system/status-subscriptions',
    summary: 'Who is told of incidents and planned maintenance, the last added first',
    needs,
    query: NewestFirstQuery.omit({ q: true }),
    reply: pageOf(StatusSubscription),
  }),
  create: operation({
    subject: 'system.status-subscription.create',
    method: 'POST',
    path: '/system/status-subscriptions',
    summary:
      'Adds a subscriber; of a webhook the reply has the secret that signs its messages, which nobody is shown again',
    needs,
    body: NewStatusSubscription,
    reply: StatusSubscription.extend({ secret: z.string().optional() }),
    status: 201,
  }),
  delete: operation({
    subject: 'system.status-subscription.delete',
    method: 'DELETE',
    path: '/system/status-subscriptions/{id}',
    summary: 'Takes a subscriber off; what still waits for them is not sent',
    needs,
    params: ById,
    reply: Done,
  }),
  test: operation({
    subject: 'system.status-subscription.test',
    method: 'POST',
    path: '/system/status-subscriptions/{id}/tests',
    summary: 'Sends a subscriber a test and tells how it went',
    needs,
    params: ById,
    reply: LastDelivery,
    deadline: 10_000,
  }),
};
