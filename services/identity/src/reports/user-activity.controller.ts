import { Controller } from '@nestjs/common';
import { systemReports } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { UserActivity } from './user-activity.js';

@Controller()
export class UserActivityController {
  constructor(private readonly activity: UserActivity) {}

  @Handles(systemReports.userActivity)
  report({ query }: Call<typeof systemReports.userActivity>) {
    return this.activity.report(query.period);
  }
}
