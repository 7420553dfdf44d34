import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { portalId } from '@portal/contracts';
import { log } from '../log.js';
import { tellingOf } from './jobs.js';

/** Who acts where nobody does: time has passed. */
export const portalItself = { id: portalId, name: 'Portal', role: 'Super Admin', organizationId: 'portal' };

/**
 * What a service looks after by itself, at its start and in rounds. Several instances may do it at once, so that each step
 * must be done once however often it is tried; what failed is tried again in the next round.
 */
export abstract class Sweep implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Milliseconds from one round to the next. */
  protected readonly round: number = 60 * 60 * 1_000;
  private timer?: NodeJS.Timeout;

  abstract sweep(): Promise<void>;

  onApplicationBootstrap() {
    const { name } = this.constructor;
    const quietly = () =>
      void tellingOf(name, this.round, () => this.sweep()).catch((error: unknown) =>
        log.warn({ error: String(error), sweep: name }, 'a sweep failed'),
      );
    quietly();
    this.timer = setInterval(quietly, this.round).unref();
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }
}
