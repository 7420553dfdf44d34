export { messages } from './messages.js';
export { TicketListPage, type TicketListPageProps } from './ticket-list/ticket-list.page.js';
export { TicketPage, type TicketPageProps } from './ticket/ticket.page.js';
export { TicketFormPage, type TicketFormPageProps } from './ticket-form/ticket-form.page.js';
