import {
  applyDecorators,
  type CallHandler,
  Catch,
  type ExceptionFilter,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
  SetMetadata,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { isObject, type Operation, replyFor, type ReplyOf, type Role } from '@portal/contracts';
import { map, type Observable, of } from 'rxjs';
import type { ArgumentsHost } from '@nestjs/common';
import { DomainError } from '../domain-error.js';
import { log } from '../log.js';
import { problemOf, refusalOf } from '../problem.js';
import type { Answer } from './bytes-server.js';
import { type Call, Download, type Incoming, Reply } from './call.js';
import { callOf } from './input.js';
import { serializerOf } from './serializer.js';

export const OPERATION = 'portal:operation';

class ContractPipe implements PipeTransform<Incoming, Call> {
  constructor(private readonly operation: Operation) {}

  transform(incoming: Incoming) {
    return callOf(this.operation, incoming);
  }
}

class AnswerInterceptor implements NestInterceptor<unknown, Answer> {
  constructor(private readonly operation: Operation) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<Answer> {
    const role = context.switchToRpc().getData<Incoming>().actor?.role;
    return next.handle().pipe(map((result) => this.answer(result, role)));
  }

  private answer(result: unknown, role: Role | undefined): Answer {
    const { status } = this.operation;
    if (result instanceof Download) return { status, body: result };
    const reply = result instanceof Reply ? result : new Reply(result, {});
    const version = isObject(reply.body) ? reply.body['version'] : undefined;
    const headers = typeof version !== 'number' ? reply.headers : { ...reply.headers, etag: `"${version}"` };
    return { status, body: serializerOf(replyFor(this.operation, role))(reply.body), headers };
  }
}

/** Refusals as they are; a fault is logged whole and shown as nothing. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): Observable<Answer> {
    const { message } = host.switchToRpc().getData<Incoming>();
    const traceId = message.headers?.get('request-id') || undefined;
    const refusal = refusalOf(error);
    // That the database is away is logged too: who asked is told so, but not why.
    if (!(error instanceof DomainError))
      log.error(
        { subject: message.subject, error: error instanceof Error ? error.stack : String(error) },
        refusal ? 'the database is away' : 'fault',
      );
    const retryAfter = refusal?.details.retryAfter;
    const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined;
    const problem = problemOf(error, traceId);
    return of({ status: problem.status, body: JSON.stringify(problem), headers });
  }
}

type Handler<O extends Operation> = (call: Call<O>) => Promise<ReplyOf<O> | Reply<ReplyOf<O>> | Download>;

/** Binds a handler to a contract; the compiler checks the handler's signature against it. */
export const Handles = <O extends Operation>(operation: O) =>
  applyDecorators(
    MessagePattern(operation.subject),
    SetMetadata(OPERATION, operation),
    UsePipes(new ContractPipe(operation)),
    UseInterceptors(new AnswerInterceptor(operation)),
  ) as <H extends Handler<O>>(target: object, key: string, method: TypedPropertyDescriptor<H>) => void;
