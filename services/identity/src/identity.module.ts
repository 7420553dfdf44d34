import { Module } from '@nestjs/common';
import { Passwords } from '@portal/service-kit';
import { AccountRefusals } from './accounts/account-refusals.js';
import { ApprovedRegistrations } from './accounts/approved-registrations.js';
import { AuditConsumer } from './audit/audit.consumer.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditLog } from './audit/audit-log.js';
import { DemoAccounts } from './demo/demo-accounts.js';
import { SigningKeys } from './keys/signing-keys.js';
import { TrustQuestions } from './keys/trust-questions.js';
import { NoticeMails } from './notifications/notice-mails.js';
import { NotificationConsumer } from './notifications/notification.consumer.js';
import { NotificationController } from './notifications/notification.controller.js';
import { Notifications } from './notifications/notifications.js';
import { JoiningController } from './joinings/joining.controller.js';
import { JoiningRequests } from './joinings/joining-requests.js';
import { JoiningService } from './joinings/joining.service.js';
import { Joinings } from './joinings/joinings.js';
import { OrganizationController } from './organizations/organization.controller.js';
import { OrganizationMatches } from './organizations/organization-matches.js';
import { Organizations } from './organizations/organizations.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { OwnAccountService } from './sessions/own-account.service.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionRules } from './sessions/session-rules.js';
import { SessionService } from './sessions/session.service.js';
import { Sessions } from './sessions/sessions.js';
import { PeopleFigures } from './people/people-figures.js';
import { PersonController } from './people/person.controller.js';
import { PersonFiles } from './people/person-files.js';
import { PersonService } from './people/person.service.js';
import { OwnFiles } from './profile/own-files.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { Recoveries } from './recovery/recoveries.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryService } from './recovery/recovery.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { SecondSteps } from './second-factor/second-steps.js';
import { SecretBox } from './secrets/secret-box.js';
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
import { FirstAdmin } from './users/first-admin.js';
import { PickListService } from './users/pick-list.service.js';
import { LastOnes } from './users/last-ones.js';
import { UserController } from './users/user.controller.js';
import { RoleService } from './users/role.service.js';
import { UserService } from './users/user.service.js';
import { Users } from './users/users.js';

@Module({
  controllers: [
    SessionController,
    RecoveryController,
    SecondFactorController,
    OwnSessionController,
    ProfileController,
    UserController,
    PersonController,
    OrganizationController,
    JoiningController,
    NotificationController,
    AuditController,
  ],
  providers: [
    Passwords,
    SigningKeys,
    TrustQuestions,
    AccessTokens,
    SessionRules,
    Organizations,
    OrganizationMatches,
    Joinings,
    JoiningRequests,
    JoiningService,
    Users,
    AccountService,
    CommonWords,
    UserList,
    UserDetailsService,
    UserLocks,
    PersonService,
    PersonFiles,
    PeopleFigures,
    SecretBox,
    RefusedSignIns,
    KnownDevices,
    SecondSteps,
    SecondFactorService,
    OwnSessionService,
    PasswordRules,
    Recoveries,
    RecoveryService,
    ProfileService,
    OwnFiles,
    RoleService,
    LastOnes,
    UserService,
    PickListService,
    Sessions,
    SessionService,
    OwnAccountService,
    AccountRefusals,
    ApprovedRegistrations,
    Notifications,
    NotificationConsumer,
    NoticeMails,
    AuditLog,
    AuditConsumer,
    DemoAccounts,
    FirstAdmin,
  ],
})
export class IdentityModule {}
