import { freeBase } from '../runner/ports.mjs';
import { closeAfterTests, openForTests } from './opened.mjs';

/** Everything behind the edge, with demo data; what it gives back ends it. TEAM_HOST is where an area may come from that a test serves. */
export default async () => {
  const port = await freeBase();
  const remoteOrigins = `http://127.0.0.1:${port + 19}`;
  Object.assign(process.env, await openForTests({ demo: true, port, remoteOrigins }), { TEAM_HOST: remoteOrigins });
  return closeAfterTests;
};
