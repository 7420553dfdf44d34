import { setTimeout as pause } from 'node:timers/promises';
import { Health } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing/eventually';

/** One look at the status: the code of its answer, and what it told. */
export interface Look {
  code: number;
  health: Health;
}

/** Reads the status as a program does that watches the portal from outside. */
async function lookAt(base: string): Promise<Look> {
  const response = await fetch(`${base}/status.json`, { signal: AbortSignal.timeout(5_000) });
  return { code: response.status, health: Health.parse(await response.json()) };
}

export const partIn = ({ health }: Look, name: string) => health.parts.find((part) => part.name === name);

/** Waits until the status tells it, however long a slow machine takes. */
export const untilStatus = (base: string, told: (look: Look) => boolean, within = 90_000) =>
  eventually(async () => {
    const look = await lookAt(base);
    if (!told(look)) throw new Error(`the status tells ${wordsOf(look).join(', ') || 'that all works'}`);
    return look;
  }, within);

/** What does not work by a look, each part with its state and cause. */
const wordsOf = ({ health }: Look) =>
  health.parts
    .filter(({ state }) => state !== 'up' && state !== 'off')
    .map(({ name, state, cause }) => `${name} ${state} (${cause ?? 'no cause'})`);

/** Looks again and again while something is done, and gives everything that was told meanwhile, in its order and each once. */
export async function toldDuring(base: string, work: () => Promise<void>): Promise<Look[]> {
  const looks: Look[] = [];
  let going = true;
  const looking = (async () => {
    while (going) {
      const look = await lookAt(base);
      if (String(wordsOf(look)) !== String(looks.at(-1) && wordsOf(looks.at(-1)!))) looks.push(look);
      await pause(50);
    }
  })();
  try {
    await Promise.all([looking, work().finally(() => (going = false))]);
  } finally {
    going = false;
  }
  return looks;
}
