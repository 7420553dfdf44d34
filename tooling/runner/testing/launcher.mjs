// Runs a program as an older Node does: node launcher.mjs <program> [arguments]
import { become } from '../pinned-node.mjs';

await become(process.execPath, process.argv.slice(2));
