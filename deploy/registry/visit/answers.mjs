import { matrix, operations } from '@portal/contracts';
import { z } from 'zod';
import { smallest } from './smallest.mjs';

/**
 * @typedef {import('@portal/contracts').Role} Role
 * @typedef {{ status: number, contentType?: string, body?: string }} Answer
 */

/** @param {unknown} body @param {number} [status] @returns {Answer} */
const json = (body, status = 200) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** What is no operation: what runs on, and what is told without waiting for an answer. @type {Record<string, Answer>} */
const others = {
  '/api/events': { status: 200, contentType: 'text/event-stream', body: '' },
  '/api/area-reports': { status: 204 },
};

const parameter = /\{\w+\}/g;
/** @param {string} path */
const parameters = (path) => path.match(parameter)?.length ?? 0;
/** @param {string} path @param {string} pathname */
const isAt = (path, pathname) => new RegExp(`^/api${path.replace(parameter, '[^/]+')}$`).test(pathname);

/** @param {Role} role */
const person = (role) => ({
  role,
  name: role,
  permissions: Object.entries(matrix[role]).map(([module, actions]) => ({ module, actions: [...(actions ?? [])] })),
  idleMinutes: 30,
});

/**
 * How a portal answers that holds nothing, for somebody of this role: each call by its contract, as small as that lets it be. A call that
 * the contract does not know is not there.
 * @param {Role} role
 * @returns {(method: string, pathname: string) => Answer}
 */
export const answersFor = (role) => (method, pathname) => {
  const other = others[pathname];
  if (other) return other;
  const [asked] = operations
    .filter((each) => each.method === method && isAt(each.path, pathname))
    .sort((a, b) => parameters(a.path) - parameters(b.path));
  if (!asked) return json({ error: 'There is no such call', status: 404 }, 404);
  if (asked.download) return { status: 200, contentType: asked.download, body: '' };
  const schema = z.toJSONSchema(asked.views?.[role] ?? asked.reply, { io: 'output', unrepresentable: 'any' });
  const reply = /** @type {{ user?: object }} */ (smallest(schema));
  if (asked.subject !== 'identity.session.verify') return json(reply, asked.status);
  return json({ ...reply, user: { ...reply.user, ...person(role) } });
};
