import { Controller } from '@nestjs/common';
import { type Actor, audit, eventLabelOf } from '@portal/contracts';
import { type Call, Download, Handles } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';
import { auditCsv } from './audit.export.js';
import { entryView, type StoredEntry } from './audit-entry.js';
import { AuditLog } from './audit-log.js';

@Controller()
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly users: UserRepository,
  ) {}

  @Handles(audit.list)
  async list(call: Call<typeof audit.list>) {
    const page = await this.log.list(call);
    return { ...page, items: page.items.map(entryView) };
  }

  @Handles(audit.exportCsv)
  async exportCsv({ actor, query }: Call<typeof audit.exportCsv>) {
    const today = new Date().toISOString().slice(0, 10);
    return new Download(`audit-${today}.csv`, 'text/csv; charset=utf-8', auditCsv(this.log.each(actor, query)));
  }

  @Handles(audit.filters)
  filters(_: Call<typeof audit.filters>) {
    return this.log.filters();
  }

  @Handles(audit.verify)
  verify({ query }: Call<typeof audit.verify>) {
    return this.log.verify(query.after);
  }

  @Handles(audit.recent)
  async recent({ actor, query }: Call<typeof audit.recent>) {
    const entries = await this.log.recent(actor, query.limit);
    const emails = await this.users.emailsOf(actor.role === 'Super Admin' ? entries.map(({ by }) => by.id) : []);
    const items = entries.map(({ action, by, record, at }) => ({
      action,
      description: eventLabelOf(action),
      userEmail: emails.get(by.id),
      user: isKnownTo(actor, by) ? by.name : by.role,
      record,
      at,
    }));
    return { items };
  }
}

/** People are named to their own organisation; to others stands the role in which they acted. */
const isKnownTo = ({ role, organizationId }: Actor, by: StoredEntry['by']) =>
  role === 'Super Admin' || by.organizationId === organizationId;
