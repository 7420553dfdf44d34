import { Injectable } from '@nestjs/common';
import type { AreaReleases, releases as contract } from '@portal/contracts';
import { causeOfVisit, requireFit, type Revision, StoreFault } from '@portal/releases';
import type { Call } from '@portal/service-kit';
import { figuresOf } from './figures.js';
import { OpeningRepository } from './opening.repository.js';
import { ReaderRepository } from './reader.repository.js';
import { ReleaseChangeRepository } from './release-change.repository.js';
import { ReleaseMirror } from './release-mirror.js';
import { ReleaseStore } from './release-store.js';
import { refusalOf } from './release.errors.js';
import { changeView } from './release.view.js';

/** Without a canary the figures are of the last day; the counts of a canary begin with it. */
const usualSpan = 24 * 60 * 60_000;
const mostShown = 100;

type Change = Call<typeof contract.rollback>;

/** The releases of the areas for who looks after the portal: what is live, how it runs, and what takes its place. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly store: ReleaseStore,
    private readonly mirror: ReleaseMirror,
    private readonly changes: ReleaseChangeRepository,
    private readonly counts: OpeningRepository,
    private readonly readers: ReaderRepository,
  ) {}

  async list(): Promise<{ items: AreaReleases[] }> {
    try {
      await this.mirror.sweep();
      const areas = await this.store.areas();
      return { items: await Promise.all(areas.map((area) => this.read(area))) };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async history({ query: { area } }: Call<typeof contract.history>) {
    // What was told already is here, wherever the store is.
    await this.mirror.sweep().catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (!(error instanceof StoreFault)) throw refusal;
    });
    const found = await this.changes.findMany(area ? { area } : {}, { sort: { revision: -1 }, limit: mostShown });
    return { items: found.map(changeView) };
  }

  promote(call: Call<typeof contract.promote>) {
    const { area } = call.params;
    return this.change(call, async (said) => {
      await requireFit(this.store, await this.store.shell(), area, call.body.version);
      return this.store.promote(area, call.body.version, said);
    });
  }

  startCanary(call: Call<typeof contract.startCanary>) {
    const { area } = call.params;
    const { version, audience } = call.body;
    return this.change(call, async (said) => {
      await requireFit(this.store, await this.store.shell(), area, version);
      return this.store.startCanary(area, version, audience, said);
    });
  }

  endCanary(call: Call<typeof contract.endCanary>) {
    return this.change(call, (said) => this.store.endCanary(call.params.area, said));
  }

  rollback(call: Call<typeof contract.rollback>) {
    return this.change(call, (said) => this.store.rollback(call.params.area, said));
  }

  /** What is live and on trial of an area, with how both ran since the same moment. */
  async read(area: string): Promise<AreaReleases> {
    const [lives, published] = await Promise.all([this.store.live(), this.store.of(area)]);
    const { live, fallback, canary } = lives[area] ?? {};
    const [liveFrom, started] = await Promise.all([
      this.changes.lastToLive(area),
      canary && this.changes.beginOfTrial(area, canary.version),
    ]);
    const since = canary && started ? started.at : new Date(Date.now() - usualSpan);
    const visits = new Map(
      await Promise.all(published.map(async ({ version }) => [version, await this.visitOf(area, version)] as const)),
    );
    const counts = await this.counts.findMany({ area, since: { $gte: new Date(since.getTime() - countedSpan) } });
    const running = async (version: string | undefined) => {
      const release = published.find((each) => each.version === version);
      if (!release) return null;
      const { publishedAt, publishedBy } = release;
      const people = await this.readers.countSince({ area, version: release.version }, since);
      const figures = figuresOf(
        counts.filter((each) => each.version === version),
        people,
      );
      return {
        version: release.version,
        publishedAt,
        publishedBy,
        visit: visits.get(release.version) ?? null,
        figures,
      };
    };
    const [forAll, onTrial] = await Promise.all([running(live), running(canary?.version)]);
    return {
      ...{
        area,
        live: forAll && { ...forAll, liveSince: liveFrom && liveFrom.to === live ? liveFrom.at.toISOString() : null },
        fallback: fallback ?? null,
        countedSince: since.toISOString(),
      },
      canary: onTrial && {
        ...{ ...onTrial, audience: canary?.audience ?? [], startedAt: since.toISOString() },
        startedBy: started?.by ?? '',
      },
      others: published
        .filter(({ version }) => version !== live && version !== canary?.version)
        .map(({ version, publishedAt, publishedBy }) => ({
          ...{ version, publishedAt, publishedBy, visit: visits.get(version) ?? null },
        })),
    };
  }

  private async visitOf(area: string, version: string) {
    const visit = await this.store.visitOf(area, version);
    if (!visit) return null;
    const { at, reason = null } = visit;
    const cause = causeOfVisit(visit);
    return { at, reason, ...(cause && { cause }) };
  }

  /** Makes a change in the name of who asks, and tells of it before the answer. */
  private async change(
    { actor, body: { why, seen }, key }: Pick<Change, 'actor' | 'key'> & { body: Pick<Change['body'], 'why' | 'seen'> },
    make: (said: Parameters<ReleaseStore['rollback']>[1]) => Promise<Revision>,
  ) {
    try {
      const own = key === undefined ? undefined : `${actor.id}:${key}`;
      const made = await make({ by: actor.name, why, account: actor.id, key: own, seen });
      await this.mirror.sweep();
      const [change] = await this.changes.toldOf(made);
      if (!change) throw new Error(`The change ${made.revision} was not told`);
      return changeView(change);
    } catch (error) {
      throw refusalOf(error);
    }
  }
}

/** A count begins up to so long before what it counts. */
const countedSpan = 5 * 60_000;
