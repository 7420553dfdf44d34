import { Controller } from '@nestjs/common';
import { systemReports } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { RegistrationReports } from './registration-reports.js';

@Controller()
export class RegistrationReportController {
  constructor(private readonly reports: RegistrationReports) {}

  @Handles(systemReports.registrations)
  report({ query }: Call<typeof systemReports.registrations>) {
    return this.reports.report(query.period);
  }
}
