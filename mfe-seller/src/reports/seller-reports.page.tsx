import { ReportsPage } from '@portal/features-reports';
import { reports } from '../addresses.js';

export const SellerReportsPage = () => <ReportsPage base={reports} />;
