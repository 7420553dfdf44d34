// Runs a program on the Node that the portal runs on: node tooling/node.mjs <program> [arguments]
import { pathToFileURL } from 'node:url';
import { StartError } from '../deploy/start-error.mjs';
import { onPinnedNode } from './runner/pinned-node.mjs';

try {
  await onPinnedNode((line) => console.error(`  ${line}`));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1] ?? '').href);
