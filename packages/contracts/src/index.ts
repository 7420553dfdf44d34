export {
  operation,
  type Method,
  type FileRule,
  type FileType,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type BodyOf,
  type ReplyOf,
} from './kernel/operation.js';
export {
  section,
  lengths,
  required,
  optional,
  oneOf,
  Id,
  ById,
  Moment,
  day,
  Day,
  email,
  indianPhone,
  pin,
  line,
  optionalLine,
  paragraph,
  optionalParagraph,
  optionalPin,
  optionalPhone,
  rupees,
  toPaise,
  toRupees,
} from './kernel/text.js';
export { states } from './kernel/states.js';
export { gstinCheck, isGstin, gstin, optionalGstin } from './kernel/gstin.js';
export { ListQuery, pageOf, Tracked, HistoryEntry, Done, type Page } from './kernel/list.js';
export { Problem, Conflict, commonErrors, type CommonError } from './kernel/problem.js';
export { Who, PortalEvent, type Notice } from './kernel/event.js';
export {
  fileRules,
  filePurposes,
  StoredFile,
  fileIds,
  FileIds,
  fileOperations,
  type FilePurpose,
} from './kernel/file.js';
export { remoteApiVersion, Area, Registry, type NavItem } from './kernel/remote.js';
export { PartHealth, Health, EndpointHealth, EndpointsHealth } from './kernel/health.js';
export {
  roles,
  matrix,
  permissionsOf,
  holds,
  mayAsk,
  type Role,
  type Module,
  type Permission,
  type Need,
} from './access/matrix.js';
export { abilityFor, type Actor, type Ability } from './access/ability.js';
export { roleTable, tableAllows, everyone } from './access/role-table.js';
export { assertRoleTable } from './access/check.js';
export { moveBetween, movesFrom, type Move } from './states/machine.js';
export { registrationStatuses, registrationMoves, type RegistrationStatus } from './states/registration.js';
export {
  orderStatuses,
  orderMoves,
  activeOrderStatuses,
  capacityOrderStatuses,
  type OrderStatus,
} from './states/order.js';
export {
  assetStatuses,
  assetMoves,
  disposalStatuses,
  deviceStatuses,
  checkStatuses,
  checklistAnswers,
  verification,
  verificationResult,
  type AssetStatus,
} from './states/asset.js';
export { ticketStatuses, reopenDays, ticketMoves, type TicketStatus } from './states/ticket.js';
export {
  lockout,
  SignIn,
  SessionUser,
  SignedIn,
  SecondFactorNeeded,
  SecondStep,
  secondFactorCode,
  newPassword,
  PasswordChange,
  sessions,
  trust,
  AccountMatches,
  KeyList,
  EndedSessions,
} from './identity/session.js';
export {
  recoveryMinutes,
  linkFaults,
  type LinkFault,
  ForgottenPassword,
  PasswordReset,
  recovery,
} from './identity/recovery.js';
export { recoveryCodeCount, PasswordProof, CodeProof, secondFactor } from './identity/second-factor.js';
export { OwnSession, ownSessions } from './identity/own-session.js';
export {
  Profile,
  ProfileChange,
  NotificationPreferences,
  defaultPreferences,
  identityFiles,
  profiles,
} from './identity/profile.js';
export { shownStatuses, shownStatus, type ShownStatus } from './identity/user-status.js';
export {
  personKinds,
  roleOfKind,
  newPersonForms,
  editPersonForms,
  NewBuyer,
  NewSeller,
  NewOem,
  NewEndUser,
  NewSupportAgent,
  EditBuyer,
  EditSeller,
  EditOem,
  EditEndUser,
  EditSupportAgent,
  type PersonKind,
} from './identity/person-forms.js';
export { people } from './identity/people.js';
export {
  userStatuses,
  userTypes,
  UserDetails,
  User,
  UserQuery,
  NewUser,
  UserChange,
  UserStatusChange,
  Holder,
  SellerChoice,
  users,
} from './identity/user.js';
export { Notification, notifications } from './identity/notification.js';
export { AuditEntry, AuditQuery, Activity, ChainPart, audit } from './identity/audit.js';
export {
  areaWords,
  eventWords,
  recordTypeWords,
  fieldWords,
  valueWords,
  fieldNaming,
  paiseFields,
  wordOf,
  deedOf,
} from './identity/audit-words.js';
export {
  organizationTypes,
  paymentModes,
  socialCategories,
  genders,
  businessNatures,
  deviceTypes,
  registrationLanguages,
  suggestedBrands,
  suggestedCategories,
  BuyerRegistration,
  SellerRegistration,
  EndUserRegistration,
  registrationForms,
  registrationKinds,
  isGovernmentAddress,
  type RegistrationKind,
} from './registration/registration.js';
export {
  markCodes,
  markWords,
  Mark,
  AccountState,
  RegistrationRow,
  Registration,
  Submitted,
} from './registration/registration-record.js';
export { RegistrationQuery, decisions, Decision, registrationFiles, registrations } from './registration/operations.js';
export {
  passMinutes,
  statusCodeMinutes,
  ApplicantKey,
  StatusCodeRequest,
  StatusCode,
  ApplicantPass,
  applicants,
} from './registration/applicant.js';
export { bulkMost, BulkApproval, BulkRejection, BulkRow, BulkDecision, bulkDecisions } from './registration/bulk.js';
export {
  orderCategories,
  amcResponsibilities,
  assetCategories,
  productSuggestions,
  brandSuggestions,
  gstPercent,
  isGemContractNumber,
  gemContractNumber,
  NewOrderItem,
  NewOrder,
  OrderItem,
  Order,
  OrderQuery,
  OrderChange,
  OrderToMap,
} from './procurement/order.js';
export { NewDeliveryProof, DeliveryProof, OtpSent } from './procurement/delivery-proof.js';
export { DashboardStats, periods, ReportQuery, ProcurementStats } from './procurement/report.js';
export { procurementFiles, orders } from './procurement/operations.js';
export {
  assetConditions,
  NewAsset,
  AssetChange,
  AssetHolder,
  Asset,
  AssetQuery,
  Capacity,
  ContractChoice,
} from './asset/asset.js';
export { lifecycleTypes, NewLifecycleEvent, LifecycleEvent, AssetHealth } from './asset/lifecycle.js';
export { AssetStats } from './asset/report.js';
export { assets } from './asset/operations.js';
export {
  importFields,
  importFieldNames,
  importMaxRows,
  importStatuses,
  RefusedRow,
  Mapping,
  AssetImport,
  assetImports,
  type ImportField,
} from './asset/import.js';
export {
  warrantyTypes,
  warrantyYears,
  NewWarranty,
  Warranty,
  amcStatuses,
  serviceTypes,
  NewAmcContract,
  AmcContract,
  cover,
} from './asset/cover.js';
export { checklistCategories, ChecklistItem, Device, devices } from './asset/device.js';
export {
  ticketCategories,
  ticketPriorities,
  contactPreferences,
  phoneSlots,
  NewTicket,
  TicketChange,
  Ticket,
  TicketQuery,
  TicketStats,
  ticketingFiles,
  tickets,
} from './ticketing/ticket.js';
export { operations, type Subject } from './operations.js';
export { languages, contractTexts, type Language } from './locales.js';
