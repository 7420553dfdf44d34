import { jetstreamManager } from '@nats-io/jetstream';
import { trust } from '@portal/contracts';
import { ensureStream, stream } from '../events/streams.js';
import { eventually } from './eventually.js';
import { connectOperator } from './start.js';

// Every file of tests begins without events: what the one before it told would make accounts and mails in this one. And
// without an identity: one that was left behind would answer for the keys of another.
beforeAll(async () => {
  const nats = await connectOperator();
  await ensureStream(nats);
  await (await jetstreamManager(nats)).streams.purge(stream);
  const nobody = () => expect(nats.request(trust.keys, '', { timeout: 1_000 })).rejects.toThrow(/no responders/i);
  await eventually(nobody);
  await nats.close();
});
