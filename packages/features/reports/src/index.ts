export { messages } from './messages.js';
export { ReportsPage, type ReportsPageProps } from './reports/reports.page.js';
