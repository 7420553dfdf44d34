import { createHash } from 'node:crypto';
import type { Operation } from '@portal/contracts';
import { badInputs } from './bad-input.js';
import type { TestService } from './start.js';

interface Trial {
  /** Whose operations are tried: those that this one may ask. */
  token: string;
  params: Record<string, string>;
  /** Collections that any request touches: counts of tries, times of sessions. */
  besides: string[];
}

/** In these a service says every few seconds that it runs, and how far its migrations are. */
const ofItself = ['programs', 'migrations'];

/** What is stored, in one word. What leaves by itself meanwhile is no change: outboxes are emptied, mails go out. */
async function contentOf(service: TestService, besides: string[]) {
  await service.carry();
  const database = service.kit.database.db!;
  const hash = createHash('sha256');
  const rowsOf = (name: string) =>
    database
      .collection(name)
      .find({}, { projection: name === 'mails' ? { _id: 1 } : { outbox: 0 } })
      .sort({ _id: 1 })
      .toArray();
  const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
  for (const name of names.filter((one) => ![...ofItself, ...besides].includes(one)))
    hash.update(JSON.stringify([name, await rowsOf(name)]));
  return hash.digest('hex');
}

/** Asks the operations with every kind of wrong value, one at a time: what was not refused at its field, and what changed. */
export async function tryBadInputs(service: TestService, operations: Operation[], trial: Trial) {
  const before = await contentOf(service, trial.besides);
  const wrong: string[] = [];
  let tried = 0;
  for (const operation of operations) {
    for (const { what, field, body } of badInputs(operation)) {
      const answer = await service.call(operation, { token: trial.token, params: trial.params, body });
      const fields = Object.keys((answer.body.fields ?? {}) as object);
      const named = fields.some((one) => one === field || one.startsWith(`${field}.`));
      if (answer.status !== 422 || !named)
        wrong.push(`${operation.subject} ${field} ${what}: ${answer.status} ${fields.join()}`);
      tried++;
    }
  }
  return { tried, wrong, changed: before !== (await contentOf(service, trial.besides)) };
}
