import { ReportsPage } from '@portal/features-reports';

export const BuyerReportsPage = () => <ReportsPage base="/buyer/reports" />;
