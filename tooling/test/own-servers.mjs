/** Where the servers of this worker are. */
const environments = JSON.parse(process.env.SERVERS_OF_WORKERS ?? '[]');
Object.assign(process.env, environments[Number(process.env.JEST_WORKER_ID) - 1]);
