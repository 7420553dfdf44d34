import { loadavg } from 'node:os';

/** Signs a demo account in: its token and who it is. */
export async function signInAt(gateway, name) {
  const response = await fetch(`${gateway}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.gov.in`, password: 'Demo#2026' }),
  });
  const { token } = await response.json();
  const { user } = await (await read(gateway, '/auth/verify', token)).json();
  return { token, user };
}

function read(gateway, path, token) {
  return fetch(`${gateway}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

/** Round by round each question once, with other values and another asker than the one before: no answer is at hand. */
export async function measure(gateway, questions, people, rounds) {
  const times = questions.map(() => []);
  const failed = new Set();
  for (let round = -1; round < rounds; round++) {
    for (const [index, { role, paths }] of questions.entries()) {
      const path = paths[(round + 1) % paths.length];
      const asked = performance.now();
      const response = await read(gateway, path, people[role].token);
      await response.arrayBuffer();
      if (!response.ok) failed.add(`${role} ${path}: ${response.status}`);
      if (round >= 0) times[index].push(performance.now() - asked);
    }
  }
  for (const line of failed) console.log(`  failed: ${line}`);
  console.log(`  asked ${rounds} times each; load of the machine ${loadavg()[0].toFixed(1)}`);
  return times;
}
