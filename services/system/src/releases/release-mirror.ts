import { Injectable } from '@nestjs/common';
import { causeOf, inEnglish, type Revision } from '@portal/releases';
import { type NewEvent, portalItself, Sweep } from '@portal/service-kit';
import { ReleaseChangeRepository } from './release-change.repository.js';
import type { ReleaseChangeRecord } from './release-change.schema.js';
import { ReleaseStore } from './release-store.js';

const subjects = {
  promote: 'system.release.promoted',
  rollback: 'system.release.rolled-back',
  follow: 'system.release.followed',
  build: 'system.release.built',
  canary: 'system.release.canary-started',
  'end-canary': 'system.release.canary-ended',
} as const satisfies Record<Revision['action'], NewEvent['subject']>;

/** What a change of the store is as an event; a canary that the portal itself ended is told to the Super Admins. */
function eventOf({ action, remote, from, to, by, account, why }: Revision): NewEvent {
  const isAutomatic = action === 'end-canary' && by === portalItself.name;
  return {
    subject: subjects[action],
    by: { ...portalItself, id: account ?? portalItself.id, name: by },
    label: `${remote} ${to}`,
    data: { from, to, why },
    ...(isAutomatic && {
      notice: {
        roles: ['Super Admin'],
        title: 'The trial of {{area}} {{version}} was ended: it failed more often than the live version',
        values: { area: remote, version: from ?? '' },
        record: { type: 'release' },
      },
    }),
  };
}

/**
 * Tells of each change of the store once, whoever made it: the portal itself, a Super Admin, or somebody with the tool of the releases. The
 * store's history is what counts; a change that was not told yet is told in the next round. A store that was put back to an earlier state is
 * told of as a going back of each area whose later changes it lost.
 */
@Injectable()
export class ReleaseMirror extends Sweep {
  protected override readonly round = 60_000;

  constructor(
    private readonly store: ReleaseStore,
    private readonly changes: ReleaseChangeRepository,
  ) {
    super();
  }

  async sweep() {
    const last = await this.changes.last();
    const told = await this.standing(last);
    let place = told.place;
    for (const revision of await this.store.state.after(told.revision)) await this.tell(revision, ++place);
  }

  /** The last place of what was told, and the number in the store from which on nothing was told yet. */
  private async standing(last: ReleaseChangeRecord | null): Promise<{ place: number; revision: number }> {
    if (!last) return { place: 0, revision: 0 };
    const { revision: place, storedRevision: revision = place, storedAt = last.at } = last;
    const there = await this.store.state.find(revision);
    if (there && new Date(there.at).getTime() === storedAt.getTime()) return { place, revision };
    return this.tellPutBack(place);
  }

  /** The store has what was told last no more: what was live at the last change that it still has is live again. */
  private async tellPutBack(lastPlace: number) {
    const { common, since } = await this.common();
    if (!common) return { place: lastPlace, revision: 0 };
    const lost = await this.changes.findMany({ revision: { $gt: since } }, { sort: { revision: 1 } });
    const cause = causeOf('store-put-back');
    let place = lastPlace;
    for (const area of new Set(lost.map((each) => each.area))) {
      const to = common.remotes[area]?.live;
      if (to === undefined) continue;
      const from = (await this.changes.lastToLive(area))?.to;
      const change = {
        action: 'rollback',
        remote: area,
        from,
        to,
        by: portalItself.name,
        why: inEnglish(cause),
        cause,
      } as const;
      await this.tell({ ...common, ...change, account: undefined, at: new Date().toISOString() }, ++place, common.at);
    }
    return { place, revision: common.revision };
  }

  /** The newest change of the store that was told, and its last place. */
  private async common() {
    for (const revision of await this.store.history()) {
      const told = await this.changes.toldOf(revision);
      if (told.length > 0) return { common: revision, since: told.at(-1)?.revision ?? 0 };
    }
    return { since: 0 };
  }

  private async tell(revision: Revision, place: number, storedAt = revision.at) {
    const { action, remote, from, to, by, why, cause, at, remotes } = revision;
    await this.changes.createOnce(
      {
        ...{ _id: `release-${place}`, revision: place, area: remote, action, to, by, why },
        ...{ storedRevision: revision.revision, storedAt: new Date(storedAt) },
        ...(from === undefined ? {} : { from }),
        ...(cause && { cause }),
        ...{ audience: action === 'canary' ? (remotes[remote]?.canary?.audience ?? []) : [], at: new Date(at) },
      },
      eventOf(revision),
    );
  }
}
