import { Sweep } from '../process/sweep.js';
import { log } from '../log.js';
import type { SecretBox } from './secret-box.js';

/** Seals with a new key what a service has sealed with the ones of before; several instances may do it at once. */
export abstract class SealingAnew extends Sweep {
  protected override readonly round = 30_000;
  private done?: string;

  constructor(protected readonly box: SecretBox) {
    super();
  }

  /** Seals what another key sealed than the one of this name; how many. */
  protected abstract sealAnew(key: string): Promise<number>;

  async sweep() {
    await this.box.reread();
    const key = await this.box.settledKey();
    if (key === undefined || (key === this.done && !(await this.box.isReplacing()))) return;
    const count = await this.sealAnew(key);
    if (count > 0) log.info({ key, count }, 'secrets were sealed with the new key');
    this.done = key;
  }
}
