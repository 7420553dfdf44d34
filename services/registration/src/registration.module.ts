import { Module } from '@nestjs/common';
import { RegistrationMigrations } from './migrations.js';
import { Passwords } from '@portal/service-kit';
import { ApplicantController } from './applicants/applicant.controller.js';
import { ApplicantPasses } from './applicants/applicant-passes.js';
import { ApplicantService } from './applicants/applicant.service.js';
import { CorrectionService } from './applicants/correction.service.js';
import { StatusCodes } from './applicants/status-codes.js';
import { StatusLinks } from './applicants/status-links.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkDecisionRepository } from './bulk/bulk-decision.repository.js';
import { BulkRunner } from './bulk/bulk-runner.js';
import { BulkService } from './bulk/bulk.service.js';
import { FileController } from './files/file.controller.js';
import { AccountOutcomes } from './registrations/account-outcomes.js';
import { DecisionService } from './registrations/decision.service.js';
import { JoiningOutcomes } from './registrations/joining-outcomes.js';
import { Placements } from './registrations/placements.js';
import { MarkService } from './registrations/mark.service.js';
import { RegistrationController } from './registrations/registration.controller.js';
import { RegistrationRepository } from './registrations/registration.repository.js';
import { RegistrationReportController } from './reports/registration-report.controller.js';
import { RegistrationReports } from './reports/registration-reports.js';
import { SubmissionService } from './registrations/submission.service.js';

@Module({
  controllers: [
    RegistrationController,
    ApplicantController,
    BulkController,
    FileController,
    RegistrationReportController,
  ],
  providers: [
    Passwords,
    RegistrationRepository,
    Placements,
    MarkService,
    JoiningOutcomes,
    SubmissionService,
    ApplicantPasses,
    StatusCodes,
    StatusLinks,
    ApplicantService,
    CorrectionService,
    DecisionService,
    BulkDecisionRepository,
    BulkRunner,
    BulkService,
    AccountOutcomes,
    RegistrationReports,
    RegistrationMigrations,
  ],
})
export class RegistrationModule {}
