import { z } from 'zod';
import type { Need, Role } from '../access/matrix.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Which files a multipart operation takes: field name → what may be in it. Sizes in bytes. */
export interface FileRule {
  types: readonly FileType[];
  maxBytes: number;
  many?: boolean;
  /** What the file of a form is for, where the caller does not say. */
  purpose?: string;
}
export type FileType = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'png' | 'jpg' | 'txt' | 'csv';

/** The reply's schema for the roles that see less of it. */
type Views = Partial<Record<Role, z.ZodType>>;

type Shape = z.ZodObject;
const nothing = z.object({});
type Nothing = typeof nothing;

/** One question a service answers: its NATS subject, its place in the REST API, what it takes and gives, and who may ask. */
export interface Operation<
  Subject extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  subject: Subject;
  method: Method;
  /** Below /api, parameters in braces: `/assets/{id}`. */
  path: `/${string}`;
  summary: string;
  needs: Need;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** What a role gets where that is less than `reply`. Written out in the field table, and in the description of the API. */
  views?: Views;
  status: 200 | 201 | 204;
  /** Multipart: the files of the form; they are stored first and reach the service as ids under the same name. */
  files?: Record<string, FileRule>;
  /** The reply is a stored file or a made text, sent as a stream. */
  download?:
    'text/csv' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' | 'application/pdf' | '*/*';
  /** Works while a temporary password still has to be changed. */
  beforePasswordChange?: boolean;
  /** Works while a second factor that the role needs still has to be set up. */
  beforeSecondFactor?: boolean;
  /** Longest time the caller waits, in milliseconds. */
  deadline: number;
  /** Most bytes of the body, files apart; the same at the edge, at the gateway and in the service. */
  maxBytes: number;
  /** What proves who asks stands in the body or a cookie, though anybody may ask: wrong, it is refused as a missing sign-in is. */
  credentials?: boolean;
  /** Stricter rate limit than the ordinary one. */
  limit?: 'sign-in' | 'public-write';
  /** Of a POST: why an `Idempotency-Key` says nothing to it. Every other one is made once by its key. */
  anew?: Anew;
}

/**
 * It only reads; it asks for a state, and again changes nothing; what proves who asks counts once, or what it answers is shown
 * once; a file is stored that is taken away unless a record takes it.
 */
type Anew = 'reads' | 'state' | 'proof' | 'file';

/** Where an operation is asked, apart from its schemas. */
export type Endpoint<O extends Operation = Operation> = Pick<O, 'subject' | 'method' | 'path' | 'needs'>;

interface Definition<
  Subject extends string,
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> extends Partial<
  Pick<
    Operation,
    | 'files'
    | 'views'
    | 'download'
    | 'beforePasswordChange'
    | 'beforeSecondFactor'
    | 'deadline'
    | 'maxBytes'
    | 'credentials'
    | 'limit'
    | 'anew'
    | 'status'
  >
> {
  subject: Subject;
  method: Method;
  path: `/${string}`;
  summary: string;
  needs: Need;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
}

/** Bytes of an ordinary body: the longest form with every text in three-byte letters stays below. */
export const ordinaryBody = 64 * 1024;

/**
 * How much may stand in a JSON body: names of members, values, and levels of nesting. A member is seldom shorter than 32 bytes, so what is
 * within its bytes is within these; a body made of names alone is not.
 */
export const boundsOf = ({ maxBytes }: Pick<Operation, 'maxBytes'>) => ({
  names: Math.max(2_000, Math.floor(maxBytes / 32)),
  values: Math.max(10_000, Math.floor(maxBytes / 6)),
  depth: 32,
});

/** Declares an operation; reads wait 3 s, writes 5 s, and a body has at most 64 kB unless said otherwise. */
export function operation<
  const Subject extends string,
  Reply extends z.ZodType,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Definition<Subject, Params, Query, Body, Reply>): Operation<Subject, Params, Query, Body, Reply>;
export function operation(definition: Definition<string, Shape, Shape, z.ZodType, z.ZodType>): Operation {
  return {
    status: 200,
    deadline: definition.method === 'GET' ? 3_000 : 5_000,
    maxBytes: ordinaryBody,
    ...definition,
    params: definition.params ?? nothing,
    // A filter that is passed over answers another question than the one that was asked.
    query: (definition.query ?? nothing).strict(),
    body: definition.body ?? z.undefined(),
  };
}

/** The schema of what this role (or nobody) is answered. */
export const replyFor = ({ reply, views }: Operation, role: Role | undefined): z.ZodType =>
  (role && views?.[role]) ?? reply;

export type ParamsOf<O extends Operation> = z.output<O['params']>;
export type QueryOf<O extends Operation> = z.output<O['query']>;
export type BodyOf<O extends Operation> = z.output<O['body']>;
export type ReplyOf<O extends Operation> = z.input<O['reply']>;
