import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const everyMs = 200;
/** Milliseconds that one try may take. */
const longest = 8_000;

let token;

/** Writes a ticket again and again through the edge, each with a key until it is answered; tells at the end what became of them. */
export async function beginWriting({ urls }) {
  const acknowledged = [];
  let isGoing = true;
  const work = (async () => {
    while (isGoing) {
      const title = `Written while parts fail ${randomUUID()}`;
      await untilStored(urls.portal, title);
      acknowledged.push(title);
      await pause(everyMs);
    }
  })();
  // What it says is heard at the end, and not where nobody waits for it.
  work.catch(() => undefined);
  return {
    async end() {
      isGoing = false;
      await work;
      const client = await MongoClient.connect(urls.mongodb);
      const stored = await client.db('portal_ticketing').collection('tickets').find({}).project({ title: 1 }).toArray();
      await client.close();
      const counts = acknowledged.map((title) => stored.filter((one) => one.title === title).length);
      const of = (fits) => counts.filter(fits).length;
      return { acknowledged: counts.length, lost: of((count) => count === 0), doubled: of((count) => count > 1) };
    },
  };
}

async function untilStored(base, title) {
  const key = randomUUID();
  const body = { title, description: 'A ticket that is raised while parts of the portal fail.' };
  for (;;) {
    token ??= await signIn(base).catch(() => undefined);
    const status = await post(`${base}/api/support-tickets`, body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    })
      .then((answer) => answer.status)
      .catch(() => 503);
    if (status < 300) return;
    // Its token has come to its end.
    if (status === 401) token = undefined;
    else if (status < 500 && status !== 429) throw new Error(`A ticket was refused with ${status}`);
    await pause(everyMs);
  }
}

async function signIn(base) {
  const body = { email: 'support@demo.gov.in', password: 'Demo#2026' };
  return (await (await post(`${base}/api/auth/login`, body)).json()).token;
}

const post = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  });
