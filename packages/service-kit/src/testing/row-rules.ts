import { abilityFor, roles, type Service } from '@portal/contracts';
import mongoose, { type Schema } from 'mongoose';
import { castFilter, type Row } from '../store/guard.js';
import { rowsFor } from '../trust/rows.js';
import { actorOf } from './start.js';

/** Which service stores the records that rules open or close row by row. */
export const ruledTypes = {
  asset: [
    'Asset',
    'AssetDraft',
    'Device',
    'DeviceClaim',
    'Campaign',
    'Warranty',
    'WarrantyClaim',
    'AmcContract',
    'Maintenance',
    'ServiceRecord',
  ],
  identity: ['User', 'Delegation'],
  procurement: [
    'Order',
    'DeliveryProof',
    'PurchaseOrder',
    'ApprovalTier',
    'Vendor',
    'Rating',
    'ReportSchedule',
    'Requisition',
    'Document',
    'Receipt',
    'Invoice',
    'Escalation',
    'Rfq',
    'Quote',
  ],
  registration: ['Registration', 'RegistrationFile'],
  ticketing: ['Ticket', 'Tutorial'],
  system: [],
} as const satisfies Record<Service, readonly string[]>;

type RuledType<Name extends Service> = (typeof ruledTypes)[Name][number];

/** Every rule about rows: who, what, of which records, and the fields that its condition names. */
export const rowRules = roles.flatMap((role) =>
  abilityFor(actorOf(role, { brands: ['Dell'] }))
    .rules.filter(({ subject }) => [subject].flat().some((type) => /^[A-Z]/.test(String(type))))
    .flatMap(({ action, subject, conditions = {} }) =>
      [action].flat().flatMap((one) =>
        [subject].flat().map((type) => ({
          role,
          action: one === 'manage' ? 'view' : one,
          type: String(type),
          conditions,
        })),
      ),
    ),
);

/** Holds each rule about a service's rows against the schema of what it stores; what is wrong with them, a line each. */
export function tryRowRules<Name extends Service>(service: Name, schemas: Record<RuledType<Name>, Schema>): string[] {
  const wrong: string[] = [];
  for (const type of ruledTypes[service] as readonly RuledType<Name>[]) {
    const model = mongoose.createConnection().model<Row>(type, schemas[type]);
    const ofType = rowRules.filter((rule) => rule.type === type);
    if (ofType.length === 0) wrong.push(`${type}: no rule`);
    for (const { role, action, conditions } of ofType) {
      const rule = `${role} may ${action} ${type}`;
      const cast = (filter: object) => () => castFilter(model, filter);
      if (isRefused(cast(rowsFor(actorOf(role, { brands: ['Dell'] }), action, type)))) wrong.push(`${rule}: refused`);
      for (const [field, value] of Object.entries(conditions)) {
        if (schemas[type].pathType(field) !== 'real') wrong.push(`${rule}: the schema lacks ${field}`);
        if (!isRefused(cast({ $and: [{ [`${field}Gone`]: value }] })))
          wrong.push(`${rule}: ${field}Gone is let through`);
      }
    }
  }
  return wrong;
}

function isRefused(work: () => unknown) {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}
