import { tryRowRules } from '@portal/service-kit/testing';
import { ticketSchema } from './ticket.schema.js';

it('shows and hides tickets by fields that are stored', () => {
  expect(tryRowRules('ticketing', { Ticket: ticketSchema })).toEqual([]);
});
