// Runs the two servers until this process is ended, for tests of what happens then.
import { openPortal } from '../portal.mjs';

const [data = '', port = ''] = process.argv.slice(2);
await openPortal({ data, port: Number(port), only: ['mongod', 'nats'], demo: false });
process.stdout.write('ready\n');
setInterval(() => {}, 60_000);
