import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Waits until no other build works on the same folders; what a killed build left is taken over. */
export async function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    let holder;
    try {
      holder = Number(readFileSync(file, 'utf8'));
    } catch {
      continue;
    }
    if (holder && !isAlive(holder)) rmSync(file, { force: true });
    if (!told) console.log('Another build is running; waiting for it');
    told = true;
    await pause(200);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}
