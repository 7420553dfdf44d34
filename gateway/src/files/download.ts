import { Readable } from 'node:stream';
import type { Operation } from '@portal/contracts';
import { type Answer, type Bus } from '@portal/service-kit';
import type { MsgHdrs } from '@nats-io/transport-node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { respond } from '../routes/respond.js';

/** Sends a stored file as it arrives from the service; never as a page that could run. */
export async function sendDownload(
  bus: Bus,
  operation: Operation,
  head: MsgHdrs,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const parts = bus.stream(operation.subject, '', head, operation.deadline);
  const first = await parts.next();
  const answer: Answer = (first.value as Answer | undefined) ?? { status: 503, body: new Uint8Array(0) };
  if (answer.headers?.get('more') !== '1') {
    void reply.header('cache-control', 'no-store');
    return respond(request, reply, answer);
  }
  void reply
    .code(200)
    .type(answer.headers.get('file-type'))
    .header('content-disposition', `attachment; filename*=UTF-8''${extValue(answer.headers.get('file-name'))}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store');
  const size = answer.headers.get('file-size');
  if (size) void reply.header('content-length', size);
  if (request.method === 'HEAD') {
    await parts.return(undefined);
    return reply.send();
  }
  return reply.send(Readable.from(bytes(parts)));
}

/** Characters that a URL takes as they are, but not a header's value (RFC 8187). */
const extValue = (name: string) =>
  name.replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

async function* bytes(parts: AsyncGenerator<Answer>) {
  for await (const { status, body } of parts) {
    if (status >= 400) throw new Error('the download broke off');
    if (body.length > 0) yield body;
  }
}
