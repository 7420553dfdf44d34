import autocannon from 'autocannon';
import { count, contract, idOf } from './data.mjs';

let serial = 0;
const random = () => Math.floor(Math.random() * count);

/** The three questions that are measured. */
export const questions = {
  'GET one': () => ({ method: 'GET', path: `/api/assets/${idOf(random())}` }),
  'list of 20': () => ({ method: 'GET', path: '/api/assets?status=Under%20Repair&sort=value&pageSize=20' }),
  create: () => ({
    method: 'POST',
    path: '/api/assets',
    body: JSON.stringify({
      name: 'Bench laptop',
      category: 'Laptop',
      serialNumber: `B-${process.pid}-${serial++}`,
      gemContractNumber: contract,
      value: 50_000,
      purchaseDate: '2026-01-15',
      manufacturer: 'Dell',
    }),
  }),
};

/**
 * Asks one question over and over; gives answers a second and how many failed.
 * @param {string} url
 * @param {keyof typeof questions} question
 * @param {{ connections: number, seconds: number, token?: string }} how
 */
export async function ask(url, question, { connections, seconds, token }) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...questions[question](), headers }) }],
  });
  return {
    perSecond: result.requests.average,
    total: result.requests.total,
    failed: result.non2xx + result.errors,
    p99: result.latency.p99,
  };
}
