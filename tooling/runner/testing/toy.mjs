// A program for the supervisor's tests: answers on a port, and ends as it is told.
import { createServer } from 'node:http';

const [port = '0', manner = 'well'] = process.argv.slice(2);
if (manner === 'broken') {
  console.error('the toy is broken');
  process.exit(3);
}
createServer((_, response) => response.end('ok')).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => manner === 'stubborn' || process.exit(0));
process.on('SIGUSR2', () => {
  throw new Error('the toy was brought on');
});
