import { Injectable } from '@nestjs/common';
import { causeOf, inEnglish, RefusedRelease } from '@portal/releases';
import { portalItself, Sweep } from '@portal/service-kit';
import { isClearlyWorse, percentOf } from './figures.js';
import { ReleaseMirror } from './release-mirror.js';
import { ReleaseService } from './release.service.js';
import { ReleaseStore } from './release-store.js';

/** Ends a canary by itself that fails for clearly more people than the live release, with the figures as the reason. */
@Injectable()
export class CanaryWatch extends Sweep {
  protected override readonly round = 60_000;

  constructor(
    private readonly store: ReleaseStore,
    private readonly mirror: ReleaseMirror,
    private readonly releases: ReleaseService,
  ) {
    super();
  }

  async sweep() {
    const areas = Object.entries(await this.store.live()).filter(([, { canary }]) => canary);
    for (const [area] of areas) await this.look(area);
  }

  private async look(area: string) {
    // When it began is known from what was told.
    await this.mirror.sweep();
    const { live, canary } = await this.releases.read(area);
    if (!live || !canary || !isClearlyWorse(canary.figures, canary.audience, live.figures)) return;
    const [{ troubled, people }, usual] = [canary.figures, live.figures];
    const cause = causeOf('failed-more-often', {
      ...{ troubled, people, share: percentOf(canary.figures).toFixed(1) },
      ...{ troubledLive: usual.troubled, peopleLive: usual.people, shareLive: percentOf(usual).toFixed(1) },
    });
    const said = { by: portalItself.name, why: inEnglish(cause), cause };
    try {
      await this.store.endCanary(area, said, canary.version);
    } catch (error) {
      // Somebody else was faster.
      if (!(error instanceof RefusedRelease)) throw error;
    }
    await this.mirror.sweep();
  }
}
