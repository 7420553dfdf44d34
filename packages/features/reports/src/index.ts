export { messages } from './messages.js';
export { ReportsPage } from './reports/reports.page.js';
