/** A client of the portal's own API, as the demo data is put in through the same door as everything else. */

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8081';
const mailbox = process.env.MAILBOX_URL ?? 'http://127.0.0.1:8025';

/** @typedef {(method: string, path: string, body?: unknown) => Promise<any>} Ask */

/**
 * @param {string} [token]
 * @returns {Ask}
 */
export const asking = (token) => async (method, path, body) => {
  const response = await fetch(`${gateway}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
};

/** @param {string} email */
export async function signIn(email) {
  const { token } = await asking()('POST', '/auth/login', { email, password: 'Demo#2026' });
  return { token, ask: asking(token) };
}

/**
 * Uploads a file for a record to come and gives its id.
 * @param {string} service
 * @param {string} purpose
 * @param {{ name: string, bytes: Uint8Array<ArrayBuffer> }} file
 * @param {string} [token]
 */
export async function upload(service, purpose, { name, bytes }, token) {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(`${gateway}/api/files/${service}?purpose=${purpose}`, {
    method: 'POST',
    headers,
    body: form,
  });
  if (!response.ok) throw new Error(`upload of ${name}: ${response.status} ${await response.text()}`);
  const { id } = /** @type {{ id: string }} */ (await response.json());
  return id;
}

/**
 * The six digits of the newest mail to an address that was sent after `since`.
 * @param {string} to
 * @param {number} since
 */
export async function otpFor(to, since) {
  for (let tries = 0; tries < 100; tries++) {
    const found = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(to)}`);
    const { items } = /** @type {{ items: { id: string, date: string }[] }} */ (await found.json());
    for (const { id, date } of items) {
      if (new Date(date).getTime() < since) continue;
      const mail = await fetch(`${mailbox}/api/mails/${id}`);
      const { text } = /** @type {{ text: string }} */ (await mail.json());
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code) return code;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no one-time password arrived for ${to}`);
}

/**
 * Asks again until the answer is there: events take a moment from one service to the next.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function soon(work) {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
