// What the portal is measured against: Node's own HTTP server on the MongoDB driver, with no sign-in, checks, audit or events.
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';

const { MONGODB_URI = '', BARE_PORT = '0' } = process.env;
const client = await MongoClient.connect(MONGODB_URI, { maxPoolSize: 20 });
const assets = client.db('bench_bare').collection('assets');
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
  const query = new URL(url, 'http://localhost').searchParams;
  const filter = { buyerOrganizationId: 'bench-buyer', status: query.get('status') };
  const [items, total] = await Promise.all([
    assets
      .find(filter)
      .sort({ value: 1, _id: 1 })
      .limit(Number(query.get('pageSize')))
      .toArray(),
    assets.countDocuments(filter),
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
