import { openForTests } from './opened.mjs';

/**
 * MongoDB and NATS for each worker of a run of integration tests: what one tells, the services of another must not hear.
 * @param {{ maxWorkers: number }} run
 */
export default async function openServers({ maxWorkers }) {
  const environments = [];
  for (let worker = 0; worker < maxWorkers; worker += 1)
    environments.push(await openForTests({ only: ['mongod', 'nats'], demo: false }));
  process.env.SERVERS_OF_WORKERS = JSON.stringify(environments);
}
