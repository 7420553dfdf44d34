import { type Actor, assets } from '@portal/contracts';
import { type Bus, refuse, type Verifier } from '@portal/service-kit';
import { actorOf } from '@portal/service-kit/testing';
import fastify from 'fastify';
import { Bulkheads } from '../limits/bulkheads.js';
import { Limits } from '../limits/limits.js';
import { operationRoutes } from './operation.routes.js';

const many = 1_000;
const offices = { sharesOf: () => 1 };
const limits = { LIMIT_SIGN_IN: many, LIMIT_PUBLIC_WRITE: many, LIMIT_GENERAL: 2, LIMIT_USER: 3 };

/** A gateway's routes in front of a service that always answers; a token is the id of who it speaks for, unless it is "made-up". */
function routes() {
  const server = fastify();
  const verifier = {
    actorOf: (authorization = ''): Promise<Actor> =>
      authorization && authorization !== 'made-up'
        ? Promise.resolve(actorOf('Buyer', { id: authorization }))
        : Promise.reject(refuse('UNAUTHENTICATED')),
  };
  operationRoutes(server, {
    bus: { request: () => Promise.resolve({ status: 200, body: Buffer.from('{}') }) } as unknown as Bus,
    verifier: verifier as unknown as Verifier,
    limits: new Limits(limits, offices),
    bulkheads: new Bulkheads({ IN_FLIGHT: many, IN_FLIGHT_ADDRESS: many, IN_FLIGHT_USER: many }, offices),
    portal: 'http://portal.example',
  });
  return async (authorization: string | undefined, remoteAddress: string, times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await server.inject({ url: `/api${assets.list.path}`, remoteAddress, headers });
      statuses.push(answer.statusCode);
    }
    return statuses;
  };
}

it('counts each person behind one address by themselves, and wherever they are', async () => {
  const ask = routes();
  expect(await ask('one', '203.0.113.7', 4)).toEqual([200, 200, 200, 429]);
  expect(await ask('two', '203.0.113.7', 1)).toEqual([200]);
  expect(await ask('one', '198.51.100.1', 1)).toEqual([429]);
});

it.each([undefined, 'made-up'])(
  'counts who comes with the token %s at the address, and lets the others there go on',
  async (token) => {
    const ask = routes();
    expect(await ask(token, '203.0.113.7', 3)).toEqual([401, 401, 429]);
    expect(await ask(token, '198.51.100.1', 1)).toEqual([401]);
    expect(await ask('one', '203.0.113.7', 1)).toEqual([200]);
  },
);
