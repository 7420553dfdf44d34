// npm run changelog: writes CHANGELOG.md from the subjects of the commits, which a check keeps in the conventional form. A few lines of
// our own: the generators of others group by released tags, and this portal has no releases but its commits.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runner/folders.mjs';

const headings = {
  feat: 'Added',
  fix: 'Mended',
  perf: 'Faster',
  refactor: 'Rebuilt, with nothing changed for people',
  docs: 'Written down',
};
const form = /^(\d{4}-\d{2}-\d{2}) (\w+)(?:\(([^)]+)\))?(!)?: (.+)$/;

const { stdout, status } = spawnSync('git', ['log', '--no-merges', '--date=short', '--format=%ad %s'], {
  cwd: root,
  encoding: 'utf8',
});
if (status !== 0) throw new Error('The changelog is written from the history, and git gave none.');

const commits = stdout
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, day = '', type = '', area, breaks, subject] = form.exec(line) ?? [];
    return type in headings
      ? [{ day, type, text: `- ${area ? `**${area}**: ` : ''}${breaks ? 'breaking: ' : ''}${subject}` }]
      : [];
  });

/** @param {string} day */
const section = (day) => {
  const groups = Object.entries(headings).flatMap(([type, heading]) => {
    const lines = commits.filter((commit) => commit.day === day && commit.type === type).map(({ text }) => text);
    return lines.length > 0 ? [`### ${heading}`, lines.join('\n')] : [];
  });
  return [`## ${day}`, ...groups];
};

const days = [...new Set(commits.map(({ day }) => day))];
const text = [
  '# Changelog',
  'Written from the commits: `npm run changelog`. The newest day stands first.',
  ...days.flatMap(section),
];
writeFileSync(join(root, 'CHANGELOG.md'), `${text.join('\n\n')}\n`);
