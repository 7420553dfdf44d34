import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { ensureStream, stream } from '../events/streams.js';

// Every file of tests begins without events: what the one before it told would make accounts and mails in this one.
beforeAll(async () => {
  const nats = await connect({ servers: process.env['NATS_URL'] });
  await ensureStream(nats);
  await (await jetstreamManager(nats)).streams.purge(stream);
  await nats.close();
});
