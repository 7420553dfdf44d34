import { Controller } from '@nestjs/common';
import { type Actor, registrationFiles } from '@portal/contracts';
import { type Call, Handles, Kit, refuse, rowsFor } from '@portal/service-kit';
import { RegistrationRepository } from '../registrations/registration.repository.js';

@Controller()
export class FileController {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: RegistrationRepository,
  ) {}

  /** For who decides about registrations, and for whom the account of this one belongs to; who brought it without signing in cannot read it back. */
  @Handles(registrationFiles.download)
  async download({ actor, params }: Call<typeof registrationFiles.download>) {
    if (!actor) throw refuse('UNAUTHENTICATED');
    return this.kit.files.download(await this.seen(actor, params.id));
  }

  @Handles(registrationFiles.scan)
  async scan({ actor, params }: Call<typeof registrationFiles.scan>) {
    return this.kit.files.scan(await this.seen(actor, params.id));
  }

  private async seen(actor: Actor, id: string) {
    const file = await this.kit.files.find(id);
    if (!file?.metadata.record) throw refuse('NOT_FOUND');
    await this.registrations.findOrFail(file.metadata.record.id, rowsFor(actor, 'view', 'RegistrationFile'));
    return file;
  }

  @Handles(registrationFiles.logo)
  logo({ body }: Call<typeof registrationFiles.logo>) {
    return stored(body.logo);
  }

  @Handles(registrationFiles.publicLogo)
  publicLogo({ body }: Call<typeof registrationFiles.publicLogo>) {
    return stored(body.logo);
  }
}

/** The gateway has stored the file already; a registration names it by this path or by its id. */
const stored = async ([id = '']: string[]) => ({
  success: true as const,
  id,
  logoPath: `/api/files/registration/${id}`,
});
