import { Controller } from '@nestjs/common';
import { identityFiles, profiles } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { OwnFiles } from './own-files.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly service: ProfileService,
    private readonly files: OwnFiles,
  ) {}

  @Handles(profiles.get)
  get({ actor }: Call<typeof profiles.get>) {
    return this.service.get(actor);
  }

  @Handles(profiles.update)
  update(call: Call<typeof profiles.update>) {
    return this.service.update(call);
  }

  @Handles(profiles.setAvatar)
  setAvatar(call: Call<typeof profiles.setAvatar>) {
    return this.service.setAvatar(call);
  }

  @Handles(profiles.removeAvatar)
  removeAvatar(call: Call<typeof profiles.removeAvatar>) {
    return this.service.removeAvatar(call);
  }

  @Handles(profiles.preferences)
  preferences({ actor }: Call<typeof profiles.preferences>) {
    return this.service.preferences(actor);
  }

  @Handles(profiles.setPreferences)
  setPreferences(call: Call<typeof profiles.setPreferences>) {
    return this.service.setPreferences(call);
  }

  @Handles(identityFiles.download)
  download(call: Call<typeof identityFiles.download>) {
    return this.files.download(call);
  }

  @Handles(identityFiles.scan)
  scan(call: Call<typeof identityFiles.scan>) {
    return this.files.scan(call);
  }
}
