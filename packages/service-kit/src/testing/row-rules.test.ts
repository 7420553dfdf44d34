import { recordSchema } from '../store/stored.js';
import { rowRules, ruledTypes, tryRowRules } from './row-rules.js';

it('knows where the records of each row rule are stored', () => {
  const stored: string[] = Object.values(ruledTypes).flat();
  expect(rowRules.filter(({ type }) => !stored.includes(type))).toEqual([]);
});

it('finds a rule whose field the schema does not name', () => {
  const schema = recordSchema('tickets', { organizationId: String, assignedTo: Object, createdById: String });
  const Tutorial = recordSchema('tutorials', { status: String });
  expect(tryRowRules('ticketing', { Ticket: schema, Tutorial })).toEqual([
    'Seller may view Ticket: refused',
    'Seller may view Ticket: the schema lacks assignedToOrganizationId',
    'Seller may resolve Ticket: refused',
    'Seller may resolve Ticket: the schema lacks assignedToOrganizationId',
    'OEM may view Ticket: refused',
    'OEM may view Ticket: the schema lacks brand',
  ]);
});
