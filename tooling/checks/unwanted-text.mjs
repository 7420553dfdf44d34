// Text that must not stand in any file: leftovers, secrets, one machine's paths, silenced checks without a reason.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';
import { ownFiles } from './files.mjs';

const code = /\.(m?[jt]sx?|c[jt]s)$/;
const text = /\.(m?[jt]sx?|c[jt]s|json|md|ya?ml|css|html|conf|txt|sh|toml)$|(^|\/)(Dockerfile|run|\.npmrc|\.swcrc)$/;

/** @type {{ what: string, pattern: RegExp, in: RegExp }[]} */
const unwanted = [
  { what: 'a merge conflict', pattern: /^(<{7}|>{7}) /m, in: text },
  { what: 'unfinished work', pattern: /\b(TO[D]O|FIX[M]E|X[X]X)\b/, in: text },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, in: text },
  {
    what: "a path of one person's machine",
    pattern: /(?<![\w.-])\/(home|Users)\/[a-z]|(?<![\w.-])\/(root|work)\//,
    in: text,
  },
  {
    what: "a package registry's address",
    pattern: /https?:\/\/(registry|pypi|files)\.[a-z.]*(npmjs|yarnpkg|pypi|pythonhosted|org)\b/,
    in: text,
  },
  { what: 'a test that silences the others', pattern: /\b(describe|it|test)\.only\(/, in: code },
  { what: 'a stop for a debugger', pattern: /^\s*debugger;?$/m, in: code },
  { what: 'an ignored type error', pattern: /@ts-(ignore|nocheck)\b/, in: code },
  { what: 'a silenced rule without its reason', pattern: /eslint-disable(?!.* -- ).*$/m, in: code },
];

const self = 'tooling/checks/unwanted-text.mjs';
let found = 0;
for (const file of ownFiles().filter((each) => text.test(each) && each !== self && !/fixtures\//.test(each))) {
  if (!existsSync(join(root, file))) continue;
  const content = readFileSync(join(root, file), 'utf8');
  for (const { what, pattern, in: where } of unwanted) {
    const hit = where.test(file) && pattern.exec(content);
    if (!hit) continue;
    found += 1;
    console.error(`  ${file}:${content.slice(0, hit.index).split('\n').length} has ${what}: ${hit[0].trim()}`);
  }
}
process.exitCode = found > 0 ? 1 : 0;
