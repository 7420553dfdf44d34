import { createHash } from 'node:crypto';
import { boundsOf, languageIn, type Operation, unknownFilter } from '@portal/contracts';
import type { z } from 'zod';
import { invalid, refuse } from '../domain-error.js';
import { exceeds } from './bounds.js';
import type { Call, Incoming } from './call.js';
import { repeatedName } from './repeated-names.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

function json(bytes: Uint8Array, operation: Operation): unknown {
  if (bytes.length === 0) return undefined;
  if (bytes.length > operation.maxBytes) throw refuse('TOO_LARGE');
  const over = exceeds(bytes, boundsOf(operation));
  if (over) throw refuse(over === 'depth' ? 'UNREADABLE' : 'TOO_LARGE');
  const [text, value] = parsedText(bytes);
  const twice = repeatedName(text, camel);
  if (twice !== undefined) throw invalid({ [twice]: 'A field stands in the request twice' });
  return value;
}

function parsedText(bytes: Uint8Array): [text: string, value: unknown] {
  try {
    const text = decoder.decode(bytes);
    return [text, JSON.parse(text)];
  } catch {
    throw refuse('UNREADABLE');
  }
}

const camel = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** snake_case keys become camelCase, once, here: clients of the first interface send both. */
function normalized(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(normalized);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camel(key), normalized(inner)]));
}

const longestQuestion = 4_096;

/** Names and values of a query; a name said twice, or with brackets as some servers read operators from, is refused. */
function questionOf(text = '') {
  if (text.length > longestQuestion) throw refuse('TOO_LARGE');
  const pairs = [...new URLSearchParams(text)];
  const names = new Set(pairs.map(([name]) => name));
  if (names.size < pairs.length || ![...names].every((name) => /^[\w-]+$/.test(name))) throw refuse('UNREADABLE');
  return Object.fromEntries(pairs);
}

/** The first message of each field; what a question has too many is named by its own name. */
function fieldsOf({ issues }: z.ZodError, prefix: string) {
  const messages = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => [name, unknownFilter] as const)
      : [[issue.path.join('.') || prefix, issue.message] as const],
  );
  return Object.fromEntries(messages.reverse());
}

function parsed<T extends z.ZodType>(schema: T, value: unknown, what: string): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(fieldsOf(result.error, what));
  return result.data;
}

/** A tag that no version has: what is not one of ours matches nothing (RFC 9110). */
const noVersion = -1;

function versionOf(tag: string | undefined) {
  if (tag === undefined || tag === '*') return undefined;
  const found = /^(?:W\/)?"?(\d+)"?$/.exec(tag);
  return found ? Number(found[1]) : noVersion;
}

/** What an idempotency key stands for: this operation on this record with this body (of a form what it says, by the gateway), and nothing else. */
const hashOf = ({ subject }: Operation, params: string | undefined, body: Uint8Array | string) =>
  createHash('sha256')
    .update(`${subject}\n${params ?? ''}\n`)
    .update(body)
    .digest('base64url');

/** Reads a message by its contract; wrong input is refused field by field. */
export function callOf<O extends Operation>(operation: O, { message, actor }: Incoming): Call<O> {
  const head = (name: string) => message.headers?.get(name) || undefined;
  const raw = json(message.data, operation);
  const key = head('idempotency-key');
  return {
    actor: actor as Call<O>['actor'],
    params: parsed<O['params']>(operation.params, Object.fromEntries(new URLSearchParams(head('params'))), 'params'),
    query: parsed<O['query']>(operation.query, questionOf(head('query')), 'query'),
    body: parsed<O['body']>(
      operation.body,
      operation.body.type === 'undefined' ? undefined : normalized(raw ?? {}),
      'body',
    ),
    ...(key ? { key, bodyHash: hashOf(operation, head('params'), head('content-hash') ?? message.data) } : {}),
    ifMatch: versionOf(head('if-match')),
    token: head('authorization'),
    address: head('client-address') ?? '',
    device: head('device'),
    language: actor?.language ?? languageIn(head('accept-language') ?? ''),
    agent: head('user-agent') ?? '',
  };
}
