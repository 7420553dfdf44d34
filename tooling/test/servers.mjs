import { openForTests } from './opened.mjs';

/** MongoDB and NATS for a run of integration tests. */
export default () => openForTests({ only: ['mongod', 'nats'], demo: false });
