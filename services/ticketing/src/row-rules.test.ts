import { tryRowRules } from '@portal/service-kit/testing';
import { tutorialSchema } from './tutorials/tutorial.schema.js';
import { ticketSchema } from './tickets/ticket.schema.js';

it('shows and hides tickets and tutorials by fields that are stored', () => {
  expect(tryRowRules('ticketing', { Ticket: ticketSchema, Tutorial: tutorialSchema })).toEqual([]);
});
