// A service as it is often written: a fresh id for each try, the event published after the write, no key, no outbox. It is
// here to be caught: a checker that finds nothing wrong with it proves nothing about the portal.
import { createServer } from 'node:http';
import { connect } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { natsOptions } from './nats-options.mjs';

const { MONGODB_URI = '', NATS_URL = '', NAIVE_PORT = '0' } = process.env;
const mongo = await MongoClient.connect(MONGODB_URI);
const nats = await connect(natsOptions(NATS_URL));
const records = mongo.db('naive').collection('records');

createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += part));
  request.on('end', async () => {
    const { marker } = JSON.parse(text);
    await records.insertOne({ marker });
    // What happens between a write and its event in any real handler: a mapping, a log line, another question.
    await new Promise((resolve) => setImmediate(resolve));
    await records.findOne({ marker });
    nats.publish('naive.created', JSON.stringify({ marker }));
    await nats.flush();
    response.end('{}');
  });
}).listen(Number(NAIVE_PORT), '127.0.0.1', () => console.log('ready'));
