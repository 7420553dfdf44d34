// Says its process id, then ends with the code it is given, or waits for its end where it is given none.
import { onPinnedNode } from '../pinned-node.mjs';

await onPinnedNode(() => {});
const code = process.argv[2];
if (code) process.exit(Number(code));
setInterval(() => {}, 1000);
console.log(process.pid);
