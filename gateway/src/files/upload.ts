import { createHash, randomBytes } from 'node:crypto';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import {
  type FilePurpose,
  filePurposes,
  fileRules,
  isObject,
  isOneOf,
  type Operation,
  Problem,
} from '@portal/contracts';
import { type Answer, type Bus, chunkSize, DomainError, invalid, refuse } from '@portal/service-kit';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { readAs } from './form-values.js';

const timeout = 15_000;
const mostFiles = 30;
const Stored = z.object({ id: z.string(), sha256: z.string() });
const Refusal = Problem.pick({ code: true, error: true, fields: true, retryAfter: true });

/** Takes one file and nothing else; the stored file is the answer. */
export const isPlainUpload = ({ subject }: Operation) => subject.endsWith('.file.upload');

/**
 * Reads a multipart form as a stream: files go to the service's store chunk by chunk, and the service gets a JSON body with
 * their ids. For a plain upload the stored file itself is the answer. What a form said is told beside it (`content-hash`): sent
 * again its files have other ids, and its content is the same.
 */
export async function takeUpload(
  bus: Bus,
  operation: Operation,
  head: MsgHdrs,
  request: FastifyRequest,
): Promise<string | { stored: Answer }> {
  const type = request.headers['content-type'] ?? '';
  const plain = isPlainUpload(operation);
  if (type.startsWith('application/json') && !plain)
    return Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  if (!type.startsWith('multipart/form-data')) throw refuse('WRONG_TYPE');
  const limits = { files: plain ? 1 : mostFiles, text: operation.maxBytes };
  const form = await readForm(request, limits, async (field, name, stream) => {
    if (!operation.files || !Object.hasOwn(operation.files, field))
      throw invalid({ [field]: 'This file is not expected here' });
    const purpose = purposeOf(operation.files[field]?.purpose, request);
    return store(bus, operation, head, purpose, { field, name, stream });
  });
  if (plain) {
    const stored = form.answers[0];
    if (!stored) throw invalid({ file: 'Please choose a file' });
    return { stored: { ...stored, status: operation.status } };
  }
  const fields = readAs(operation.body, form.fields);
  const body = JSON.stringify({ ...fields, ...form.files });
  if (Buffer.byteLength(body) > operation.maxBytes) throw refuse('TOO_LARGE');
  head.set('content-hash', hashOf(form));
  return body;
}

interface Form {
  fields: Record<string, string>;
  files: Record<string, string[]>;
  /** Of each file its field and the checksum of its content. */
  contents: string[];
  answers: Answer[];
}

const hashOf = ({ fields, contents }: Form) =>
  createHash('sha256')
    .update(JSON.stringify([Object.entries(fields).sort(), contents.toSorted()]))
    .digest('base64url');

type Keep = (field: string, name: string, stream: Readable) => Promise<Answer>;

/** How many files a form may have, and how many bytes besides them. */
interface FormLimits {
  files: number;
  text: number;
}

/** A file in a form. */
interface Part {
  field: string;
  name: string;
  stream: Readable;
}

function readForm(request: FastifyRequest, limits: FormLimits, keep: Keep): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { fields: {}, files: {}, contents: [], answers: [] };
    const work: Promise<void>[] = [];
    const parser = makeParser(request, limits);
    const streams = new Set<Readable>();
    let text = 0;
    const fail = (error: unknown) => {
      request.raw.unpipe(parser);
      request.raw.resume();
      reject(error instanceof Error ? error : refuse('UNREADABLE'));
      for (const stream of streams) stream.destroy(new Error('the form ended early'));
    };
    request.raw.on('aborted', () => fail(refuse('UNREADABLE')));
    parser.on('file', (field: string | undefined, stream: Readable, name: string) => {
      if (field === undefined) {
        stream.resume();
        return fail(refuse('UNREADABLE'));
      }
      streams.add(stream);
      // Whoever reads it sees the error; a stream that nobody reads must not end the process.
      stream.on('error', () => undefined);
      stream.on('close', () => streams.delete(stream));
      const kept = keep(field, name || 'file', stream).then((answer) => {
        const { id, sha256 } = Stored.parse(JSON.parse(new TextDecoder().decode(answer.body)));
        (form.files[field] ??= []).push(id);
        form.contents.push(`${field} ${sha256}`);
        form.answers.push(answer);
      });
      kept.catch((error: unknown) => {
        stream.resume();
        fail(error);
      });
      work.push(kept);
    });
    // A part without a name is none of a form (RFC 7578, §4.2).
    parser.on('field', (name: string | undefined, value: string) => {
      if (name === undefined) return fail(refuse('UNREADABLE'));
      text += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (text > limits.text) fail(refuse('TOO_LARGE'));
      else form.fields[name] = value;
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => fail(refuse('TOO_LARGE')));
    parser.on('error', () => fail(refuse('UNREADABLE')));
    parser.on(
      'finish',
      () =>
        void Promise.all(work).then(
          () => resolve(form),
          () => undefined,
        ),
    );
    request.raw.pipe(parser);
  });
}

function makeParser(request: FastifyRequest, { files, text }: FormLimits) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      // A field that is cut where it is too long has one byte too many for the form.
      limits: { files, fields: 50, parts: 80, fieldSize: text + 1, headerPairs: 50 },
    });
  } catch {
    throw refuse('UNREADABLE');
  }
}

async function store(
  bus: Bus,
  operation: Operation,
  head: MsgHdrs,
  purpose: FilePurpose,
  { field, name, stream }: Part,
): Promise<Answer> {
  const service = operation.subject.split('.')[0] ?? '';
  const upload = randomBytes(16).toString('base64url');
  const rule = fileRules[purpose];
  const send = async (verb: 'chunk' | 'finish' | 'drop', bytes: Uint8Array, more: Record<string, string>) => {
    const answer = await bus.request(`${service}.file.${verb}`, bytes, uploadHead(head, { upload, ...more }), timeout);
    if (answer.status >= 400) throw refusalOf(answer, field);
    return answer;
  };
  try {
    await sendChunks(within(stream, rule.maxBytes, field), (bytes, n) => send('chunk', bytes, { n: String(n) }));
    return await send('finish', new Uint8Array(0), { name: encodeURIComponent(endOf(name)), purpose });
  } catch (error) {
    // What was sent before belongs to nothing.
    await send('drop', new Uint8Array(0), {}).catch(() => undefined);
    throw error;
  }
}

/** The bytes of a file as long as they are not too many. */
async function* within(stream: AsyncIterable<Buffer>, maxBytes: number, field: string) {
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > maxBytes) throw refuse('TOO_LARGE', { fields: { [field]: 'The file is too large' } });
    yield part;
  }
}

async function sendChunks(parts: AsyncIterable<Buffer>, send: (bytes: Uint8Array, n: number) => Promise<unknown>) {
  let n = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const part of parts) {
    waiting.push(part);
    bytes += part.length;
    while (bytes >= chunkSize) {
      const all = Buffer.concat(waiting);
      await send(all.subarray(0, chunkSize), n++);
      waiting = [all.subarray(chunkSize)];
      bytes = all.length - chunkSize;
    }
  }
  if (bytes > 0) await send(Buffer.concat(waiting), n);
}

/** The last characters of a name, where its ending is; never half a character, which could not be written as UTF-8. */
const endOf = (name: string) => Buffer.from(Array.from(name).slice(-150).join('')).toString();

function uploadHead(from: MsgHdrs, more: Record<string, string>) {
  const made = headers();
  for (const name of ['authorization', 'request-id', 'traceparent', 'client-address'])
    if (from.has(name)) made.set(name, from.get(name));
  for (const [name, value] of Object.entries(more)) made.set(name, value);
  return made;
}

function purposeOf(fixed: string | undefined, request: FastifyRequest): FilePurpose {
  const purpose = fixed ?? (isObject(request.query) ? request.query['purpose'] : undefined);
  if (!isOneOf(filePurposes, purpose)) throw invalid({ purpose: 'Please choose one of the list' });
  return purpose;
}

/** A store speaks of `file`; the form calls it by its own name. */
function refusalOf({ status, body }: Answer, field: string) {
  if (body.length === 0) return refuse('AWAY', { retryAfter: 2 });
  const { code, error, fields, retryAfter } = Refusal.parse(JSON.parse(new TextDecoder().decode(body)));
  return new DomainError(code, status, error, {
    fields: fields?.file ? { [field]: fields.file } : fields,
    retryAfter,
  });
}
