// Writes deploy/compose/.env with a password for every account, once: node deploy/compose/passwords.mjs
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accountNames, operator, services } from '../accounts.mjs';

const file = fileURLToPath(new URL('./.env', import.meta.url));
const password = () => randomBytes(24).toString('hex');

const lines = [
  `SECRET_KEY=${randomBytes(32).toString('base64')}`,
  `SYSTEM_SECRET_KEY=${randomBytes(32).toString('base64')}`,
  `MONGODB_KEY=${randomBytes(96).toString('base64')}`,
  ...[operator, ...services].map((name) => `MONGODB_${name.toUpperCase()}_PASSWORD=${password()}`),
  ...[operator, ...accountNames].map((name) => `NATS_${name.toUpperCase()}_PASSWORD=${password()}`),
];
writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
