import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { AuditLog } from './audit-log.js';

/** Every event of every service leaves an entry. */
@Injectable()
export class AuditConsumer {
  constructor(kit: Kit, log: AuditLog) {
    kit.consumers.on('identity-audit', ['>'], async (event) => void (await log.add(event)), { atOnce: 64 });
  }
}
