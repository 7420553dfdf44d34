import { Injectable } from '@nestjs/common';
import { type Actor, defaultPreferences, type Profile, type profiles as operations } from '@portal/contracts';
import { type Call, type Change, invalid, Kit } from '@portal/service-kit';
import { sessionOver } from '../sessions/session.errors.js';
import { userEvent } from '../users/user.events.js';
import type { UserRecord } from '../users/user.schema.js';
import { emailOf } from '../users/user.view.js';
import { UserRepository } from '../users/user.repository.js';

/** The ways that this portal has a sender for: mails leave by SMTP, and open pages are told over their connection. */
const available = { email: true, push: true, sms: false };

/** What somebody sees and changes of the own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
  ) {}

  async get(actor: Actor): Promise<Profile> {
    return profileView(await this.own(actor));
  }

  update({ actor, body: { name, phone, designation }, ifMatch }: Call<typeof operations.update>) {
    const unset = [phone ? [] : ['phone' as const], designation ? [] : ['designation' as const]].flat();
    const set = { name, ...(phone ? { phone } : {}), ...(designation ? { designation } : {}) };
    const decide = (user: UserRecord): Change<UserRecord> => ({
      set: { ...set, ...(designation === user.designation ? {} : { ownDesignation: true }) },
      unset,
      event: userEvent(user, 'profile-changed', actor),
    });
    return this.change(actor, decide, ifMatch);
  }

  /** The picture before is let go, and swept. */
  async setAvatar({ actor, body, ifMatch }: Call<typeof operations.setAvatar>) {
    const before = (await this.own(actor)).avatar;
    const [file] = await this.kit.files.claim(body.file, 'file', 'avatar', actor, { type: 'Avatar', id: actor.id });
    const set = { avatar: file!.id };
    const changed = await this.change(
      actor,
      (user) => ({ set, event: userEvent(user, 'avatar-changed', actor) }),
      ifMatch,
    );
    if (before && before !== file!.id) await this.kit.files.remove(before);
    return changed;
  }

  async removeAvatar({ actor, ifMatch }: Call<typeof operations.removeAvatar>) {
    const { avatar } = await this.own(actor);
    if (!avatar) return this.get(actor);
    const decide = (user: UserRecord): Change<UserRecord> => ({
      unset: ['avatar'],
      event: userEvent(user, 'avatar-changed', actor),
    });
    const changed = await this.change(actor, decide, ifMatch);
    await this.kit.files.remove(avatar);
    return changed;
  }

  async preferences(actor: Actor) {
    return { preferences: { ...defaultPreferences, ...(await this.own(actor)).preferences }, available };
  }

  async setPreferences({ actor, body }: Call<typeof operations.setPreferences>) {
    if (body.sms && !available.sms) throw invalid({ sms: 'This portal has no sender of text messages' });
    const { preferences = defaultPreferences } = await this.users.update(actor.id, { status: 'active' }, (user) => ({
      set: { preferences: body },
      event: userEvent(user, 'preferences-set', actor),
    }));
    return { preferences, available };
  }

  private async change(actor: Actor, decide: (user: UserRecord) => Change<UserRecord>, ifMatch: number | undefined) {
    return profileView(await this.users.update(actor.id, { status: 'active' }, decide, { ifMatch }));
  }

  private async own({ id }: Actor): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw sessionOver();
    return user;
  }
}

const profileView = (user: UserRecord): Profile => ({
  id: user._id,
  version: user.version,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
  name: user.name,
  email: emailOf(user),
  role: user.role,
  phone: user.phone,
  designation: user.designation,
  department: user.department,
  organizationName: user.organizationName,
  language: user.language,
  avatar: user.avatar,
  passwordChangedAt: user.passwordChangedAt?.toISOString(),
  lastSignInAt: user.lastSignInAt?.toISOString(),
});
