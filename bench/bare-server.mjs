// What the portal is measured against: Node's own HTTP server on the MongoDB driver, with no sign-in, checks, audit or events.
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';
import { questionOf } from './bare-list.mjs';

const { MONGODB_URI = '', BARE_PORT = '0', BARE_DATABASE = 'bench_bare', BARE_OFFICE = 'bench-buyer' } = process.env;
const client = await MongoClient.connect(MONGODB_URI, { maxPoolSize: 20 });
const assets = client.db(BARE_DATABASE).collection('assets');
let made = 0;

/** What unique indexes watch. */
function identity() {
  const _id = `bare-${process.pid}-${made++}`;
  return { _id, assetUid: _id, serialKey: _id };
}

const send = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

async function list(url) {
  const { filter, sort, skip, limit, counted } = questionOf(new URL(url, 'http://localhost').searchParams, BARE_OFFICE);
  const [items, total] = await Promise.all([
    assets.find(filter).sort(sort).skip(skip).limit(limit).toArray(),
    assets.countDocuments(filter, { limit: counted }),
  ]);
  return { items, total };
}

function create(request, response) {
  let text = '';
  request.on('data', (part) => (text += part));
  request.on('end', async () => {
    const record = { ...JSON.parse(text), ...identity(), createdAt: new Date() };
    await assets.insertOne(record);
    send(response, 201, record);
  });
}

createServer(async (request, response) => {
  const url = request.url ?? '';
  if (request.method === 'POST') return create(request, response);
  if (url.startsWith('/api/assets?')) return send(response, 200, await list(url));
  return send(response, 200, await assets.findOne({ _id: url.slice('/api/assets/'.length) }));
}).listen(Number(BARE_PORT), '127.0.0.1', () => console.log('ready'));
