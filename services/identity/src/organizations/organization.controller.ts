import { Controller } from '@nestjs/common';
import { organizations } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { OrganizationMatches } from './organization-matches.js';

@Controller()
export class OrganizationController {
  constructor(private readonly matches: OrganizationMatches) {}

  @Handles(organizations.list)
  async list({ query: { like, gstin, email, ...query } }: Call<typeof organizations.list>) {
    const items = like
      ? await this.matches.of({ kind: query.kind, name: like, gstin, email })
      : await this.matches.list(query);
    return { items };
  }
}
