import { Module } from '@nestjs/common';
import { Kit, Passwords, SecretBox } from '@portal/service-kit';
import { AccountRefusals } from './accounts/account-refusals.js';
import { ApprovedRegistrations } from './accounts/approved-registrations.js';
import { AuditConsumer } from './audit/audit.consumer.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { identityConfig } from './config.js';
import { DemoAccounts } from './demo/demo-accounts.js';
import { IdentitySealing } from './keys/identity-sealing.js';
import { SigningKeys } from './keys/signing-keys.js';
import { TrustQuestions } from './keys/trust-questions.js';
import { NoticeMails } from './notifications/notice-mails.js';
import { NotificationConsumer } from './notifications/notification.consumer.js';
import { NotificationController } from './notifications/notification.controller.js';
import { NotificationRepository } from './notifications/notification.repository.js';
import { DelegationController } from './delegations/delegation.controller.js';
import { DelegationRepository } from './delegations/delegation.repository.js';
import { DelegationService } from './delegations/delegation.service.js';
import { Authority } from './users/authority.js';
import { JoiningController } from './joinings/joining.controller.js';
import { JoiningRequests } from './joinings/joining-requests.js';
import { JoiningService } from './joinings/joining.service.js';
import { JoiningRepository } from './joinings/joining.repository.js';
import { MakerController } from './organizations/maker.controller.js';
import { OrganizationController } from './organizations/organization.controller.js';
import { OrganizationMatches } from './organizations/organization-matches.js';
import { OrganizationRepository } from './organizations/organization.repository.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { OwnAccountService } from './sessions/own-account.service.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionRules } from './sessions/session-rules.js';
import { SessionService } from './sessions/session.service.js';
import { SessionRepository } from './sessions/session.repository.js';
import { PeopleFigures } from './people/people-figures.js';
import { PersonController } from './people/person.controller.js';
import { PersonFiles } from './people/person-files.js';
import { PersonService } from './people/person.service.js';
import { OwnFiles } from './profile/own-files.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { SavedViewController } from './saved-views/saved-view.controller.js';
import { SavedViewRepository } from './saved-views/saved-view.repository.js';
import { RecoveryRepository } from './recovery/recovery.repository.js';
import { UserActivity } from './reports/user-activity.js';
import { UserActivityController } from './reports/user-activity.controller.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecondSteps } from './second-factor/second-steps.js';
import { OwnSessionController } from './sessions/own-session.controller.js';
import { OwnSessionService } from './sessions/own-session.service.js';
import { PasswordRules } from './sessions/password-rules.js';
import { KnownDevices } from './sessions/known-devices.js';
import { RefusedSignIns } from './sessions/refused-sign-ins.js';
import { UserDetailsService } from './users/user-details.service.js';
import { UserLocks } from './users/user-locks.js';
import { CommonWords } from './users/common-words.js';
import { UserList } from './users/user-list.js';
import { AccountService } from './users/account.service.js';
import { IdentityMigrations } from './migrations.js';
import { FirstAdmin } from './users/first-admin.js';
import { PickListService } from './users/pick-list.service.js';
import { LastOnes } from './users/last-ones.js';
import { UserController } from './users/user.controller.js';
import { RoleService } from './users/role.service.js';
import { UserService } from './users/user.service.js';
import { GuardRepository } from './users/guard.repository.js';
import { UserRepository } from './users/user.repository.js';

@Module({
  controllers: [
    SessionController,
    RecoveryController,
    SecondFactorController,
    OwnSessionController,
    ProfileController,
    SavedViewController,
    UserController,
    PersonController,
    MakerController,
    OrganizationController,
    JoiningController,
    DelegationController,
    NotificationController,
    AuditController,
    UserActivityController,
  ],
  providers: [
    Passwords,
    SigningKeys,
    TrustQuestions,
    AccessTokens,
    SessionRules,
    OrganizationRepository,
    OrganizationMatches,
    JoiningRepository,
    JoiningRequests,
    JoiningService,
    GuardRepository,
    UserRepository,
    AccountService,
    CommonWords,
    UserList,
    UserDetailsService,
    UserLocks,
    PersonService,
    PersonFiles,
    PeopleFigures,
    { provide: SecretBox, useFactory: (kit: Kit) => new SecretBox(kit, identityConfig), inject: [Kit] },
    IdentitySealing,
    RefusedSignIns,
    KnownDevices,
    SecondSteps,
    SecondFactorService,
    OwnSessionService,
    PasswordRules,
    RecoveryRepository,
    RecoveryService,
    ProfileService,
    SavedViewRepository,
    OwnFiles,
    RoleService,
    LastOnes,
    UserService,
    PickListService,
    DelegationRepository,
    DelegationService,
    Authority,
    SessionRepository,
    SessionService,
    OwnAccountService,
    AccountRefusals,
    ApprovedRegistrations,
    NotificationRepository,
    NotificationConsumer,
    NoticeMails,
    AuditLog,
    AuditConsumer,
    UserActivity,
    DemoAccounts,
    FirstAdmin,
    IdentityMigrations,
  ],
})
export class IdentityModule {}
