// ASVS 3.4.2
import { DomainError } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import { assertSameSite } from './origin.js';

const portal = 'https://portal.example.gov.in';
const answer = (headers: Record<string, string>) => {
  try {
    assertSameSite({ headers: { host: 'localhost:8080', ...headers } } as unknown as FastifyRequest, portal);
    return 'taken';
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

it.each([
  [{}, 'taken'],
  [{ 'sec-fetch-site': 'same-origin' }, 'taken'],
  [{ 'sec-fetch-site': 'none' }, 'taken'],
  [{ 'sec-fetch-site': 'same-site' }, 'FORBIDDEN'],
  [{ 'sec-fetch-site': 'cross-site' }, 'FORBIDDEN'],
  [{ origin: 'http://localhost:8080' }, 'taken'],
  [{ origin: portal }, 'taken'],
  [{ origin: 'http://localhost:8081' }, 'FORBIDDEN'],
  [{ origin: 'http://portal.example.gov.in' }, 'FORBIDDEN'],
  [{ origin: 'https://portal.example.gov.in.evil.example' }, 'FORBIDDEN'],
  [{ origin: 'null' }, 'FORBIDDEN'],
  [{ origin: '' }, 'FORBIDDEN'],
  [{ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }, 'FORBIDDEN'],
])('of a write with %j: %s', (headers, expected) => {
  expect(answer(headers)).toBe(expected);
});
