import { ReportsPage as Reports } from '@portal/features-reports';
import { reports } from '../addresses.js';

export const ReportsPage = () => <Reports base={reports} />;
