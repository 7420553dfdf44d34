import { Controller } from '@nestjs/common';
import { systemReports } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { PerformanceReports } from './performance-reports.js';

@Controller()
export class PerformanceReportController {
  constructor(private readonly reports: PerformanceReports) {}

  @Handles(systemReports.performance)
  report({ query }: Call<typeof systemReports.performance>) {
    return this.reports.report(query.period);
  }
}
