// The last commits' subjects in the conventional form: type(scope): what changes.
import { spawnSync } from 'node:child_process';
import { root } from '../runner/folders.mjs';

const form = /^(feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert)(\([a-z0-9, -]+\))?!?: \S.{0,99}$/;

const { stdout, status } = spawnSync('git', ['log', '-50', '--no-merges', '--format=%h %s'], {
  cwd: root,
  encoding: 'utf8',
});
// A source archive has no history to check.
const commits = status === 0 ? stdout.trim().split('\n').filter(Boolean) : [];
const wrong = commits.filter((commit) => !form.test(commit.slice(commit.indexOf(' ') + 1)));
for (const commit of wrong) console.error(`  not in the form "type(scope): subject": ${commit}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
