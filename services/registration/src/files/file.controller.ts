import { Controller } from '@nestjs/common';
import { registrationFiles } from '@portal/contracts';
import { type Call, Download, Handles, Kit, mimeTypes, refuse, rowsFor } from '@portal/service-kit';
import { Registrations } from '../registrations/registrations.js';

@Controller()
export class FileController {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: Registrations,
  ) {}

  /** With the permission of the registration it belongs to; who brought it without signing in cannot read it back. */
  @Handles(registrationFiles.download)
  async download({ actor, params }: Call<typeof registrationFiles.download>) {
    if (!actor) throw refuse('UNAUTHENTICATED');
    const file = await this.kit.files.find(params.id);
    if (!file?.metadata.record) throw refuse('NOT_FOUND');
    await this.registrations.get(file.metadata.record.id, rowsFor(actor, 'view', 'Registration'));
    return new Download(file.filename, mimeTypes[file.metadata.type], this.kit.files.read(file._id), file.length);
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
