import { Injectable } from '@nestjs/common';
import type { Revision } from '@portal/releases';
import { type NewEvent, portalItself, Sweep } from '@portal/service-kit';
import { ReleaseChangeRepository } from './release-change.repository.js';
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
 * store's history is what counts; a change that was not told yet is told in the next round.
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
    const last = await this.changes.findOne({}, { fields: ['revision'], sort: { revision: -1 } });
    for (const revision of await this.store.state.after(last?.revision ?? 0)) await this.tell(revision);
  }

  private async tell(revision: Revision) {
    const { action, remote, from, to, by, why, cause, at, remotes } = revision;
    await this.changes.createOnce(
      {
        ...{ _id: `release-${revision.revision}`, revision: revision.revision, area: remote, action, to, by, why },
        ...(from === undefined ? {} : { from }),
        ...(cause && { cause }),
        ...{ audience: action === 'canary' ? (remotes[remote]?.canary?.audience ?? []) : [], at: new Date(at) },
      },
      eventOf(revision),
    );
  }
}
