// Lays out what the image of a part holds: node deploy/images/lay-out.mjs services/asset <folder>
import { layOut } from './files-of.mjs';

const [part, folder] = process.argv.slice(2);
if (!part || !folder) throw new Error('Say which part, and where to: node deploy/images/lay-out.mjs <part> <folder>');
await layOut(part, folder);
