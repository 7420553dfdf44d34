import { z } from 'zod';
import type { Need } from '../access/matrix.js';

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
  status: 200 | 201 | 204;
  /** Multipart: the files of the form; they are stored first and reach the service as ids under the same name. */
  files?: Record<string, FileRule>;
  /** The reply is a stored file or a made text, sent as a stream. */
  download?: boolean;
  /** Works while a temporary password still has to be changed. */
  beforePasswordChange?: boolean;
  /** Longest time the caller waits, in milliseconds. */
  deadline: number;
  /** Stricter rate limit than the ordinary one. */
  limit?: 'sign-in' | 'public-write';
}

interface Definition<
  Subject extends string,
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType,
  Reply extends z.ZodType,
> extends Partial<Pick<Operation, 'files' | 'download' | 'beforePasswordChange' | 'deadline' | 'limit' | 'status'>> {
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

/** Declares an operation; reads wait 3 s and writes 5 s unless said otherwise. */
export function operation<
  const Subject extends string,
  Reply extends z.ZodType,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Definition<Subject, Params, Query, Body, Reply>): Operation<Subject, Params, Query, Body, Reply> {
  return {
    status: 200,
    deadline: definition.method === 'GET' ? 3_000 : 5_000,
    ...definition,
    params: definition.params ?? (nothing as unknown as Params),
    query: definition.query ?? (nothing as unknown as Query),
    body: definition.body ?? (z.undefined() as unknown as Body),
  };
}

export type ParamsOf<O extends Operation> = z.output<O['params']>;
export type QueryOf<O extends Operation> = z.output<O['query']>;
export type BodyOf<O extends Operation> = z.output<O['body']>;
export type ReplyOf<O extends Operation> = z.input<O['reply']>;
