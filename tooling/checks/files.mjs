import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { root } from '../runner/folders.mjs';

const left = /(^|\/)(node_modules|dist|dist\.next|coverage|test-results|\.runtime|\.data|\.cache|\.git)(\/|$)/;

/** The project's own files, as paths from its root: what git knows or would take in. */
export function ownFiles() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files =
    listed.status === 0 ? listed.stdout.split('\n') : readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file && !left.test(file));
}
