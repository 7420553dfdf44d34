import { Module } from '@nestjs/common';
import { AssetChanges } from './assets/asset-changes.js';
import { AssignmentController } from './assets/assignment.controller.js';
import { AssetRepository } from './assets/asset.repository.js';
import { AssetUids } from './assets/asset-uid.js';
import { AssetController } from './assets/asset.controller.js';
import { AssetFinder } from './assets/asset-finder.js';
import { AssetList } from './assets/asset-list.js';
import { AssetExport } from './assets/asset.export.js';
import { AssetListPdf } from './assets/asset-list.pdf.js';
import { AssetService } from './assets/asset.service.js';
import { AssignmentService } from './assets/assignment.service.js';
import { DeletedAssets } from './assets/deleted-assets.service.js';
import { DisposalController } from './disposal/disposal.controller.js';
import { DisposalDossier } from './disposal/disposal.dossier.js';
import { DisposalService } from './disposal/disposal.service.js';
import { Registration } from './assets/registration.js';
import { CampaignReminders } from './campaigns/campaign-reminders.js';
import { CampaignReport } from './campaigns/campaign-report.js';
import { CampaignRows } from './campaigns/campaign-rows.js';
import { CampaignController } from './campaigns/campaign.controller.js';
import { CampaignMoves } from './campaigns/campaign.moves.js';
import { CampaignAssetRepository, CampaignRepository } from './campaigns/campaign.repository.js';
import { CampaignService } from './campaigns/campaign.service.js';
import { CodeMatches } from './campaigns/code-match.js';
import { CountService } from './campaigns/count.service.js';
import { ExpectedList } from './campaigns/expected-list.js';
import { FollowUpService } from './campaigns/follow-up.service.js';
import { SerialStanding } from './assets/serial-standing.js';
import { ClaimController } from './claims/claim.controller.js';
import { ClaimRepository } from './claims/claim.repository.js';
import { ClaimService } from './claims/claim.service.js';
import { ContractConsumer } from './contracts/contract.consumer.js';
import { ContractController } from './contracts/contract.controller.js';
import { ContractRepository } from './contracts/contract.repository.js';
import { AmcAssets } from './cover/amc-assets.js';
import { AmcContractRepository } from './cover/amc-contract.repository.js';
import { AmcController } from './cover/amc.controller.js';
import { AmcService } from './cover/amc.service.js';
import { AmcSteps } from './cover/amc-steps.service.js';
import { CoverReminders } from './cover/cover-reminders.js';
import { WarrantyController } from './cover/warranty.controller.js';
import { WarrantyRepository } from './cover/warranty.repository.js';
import { WarrantySteps } from './cover/warranty-steps.service.js';
import { WarrantyService } from './cover/warranty.service.js';
import { ExpiryController } from './expiries/expiry.controller.js';
import { ExpiryNoticesRepository } from './expiries/expiry-notices.repository.js';
import { ExpiryNoticesService } from './expiries/expiry-notices.service.js';
import { ExpirySettingsRepository } from './expiries/expiry-settings.repository.js';
import { ExpirySettingsService } from './expiries/expiry-settings.service.js';
import { ExpirySteps } from './expiries/expiry-steps.service.js';
import { ExpiryService } from './expiries/expiry.service.js';
import { AssetMigrations } from './migrations.js';
import { AssetHistory } from './demo/asset-history.js';
import { DeviceOtpService } from './devices/device-otp.service.js';
import { DeviceController } from './devices/device.controller.js';
import { DeviceReminders } from './devices/device-reminders.js';
import { DeviceService } from './devices/device.service.js';
import { VerificationRepository } from './devices/verification.repository.js';
import { VerificationService } from './devices/verification.service.js';
import { DraftConsumer } from './drafts/draft.consumer.js';
import { DraftController } from './drafts/draft.controller.js';
import { DraftRepository } from './drafts/draft.repository.js';
import { DraftService } from './drafts/draft.service.js';
import { RejectedAssets } from './drafts/rejected-assets.js';
import { FileController } from './files/file.controller.js';
import { ImportCheck } from './imports/import-check.js';
import { ImportRunner } from './imports/import-runner.js';
import { ImportUndo } from './imports/import-undo.js';
import { ImportUpdates } from './imports/import-updates.js';
import { ImportController } from './imports/import.controller.js';
import { ImportService } from './imports/import.service.js';
import { ImportRepository } from './imports/import.repository.js';
import { RefusalRepository } from './imports/refusal.repository.js';
import { RefusedFile } from './imports/refused-file.js';
import { LabelController } from './labels/label.controller.js';
import { LabelService } from './labels/label.service.js';
import { LifecycleRepository } from './lifecycle/lifecycle.repository.js';
import { LifecycleController } from './lifecycle/lifecycle.controller.js';
import { LifecycleService } from './lifecycle/lifecycle.service.js';
import { ServiceRecordController } from './service-records/service-record.controller.js';
import { ServiceRecordRepository } from './service-records/service-record.repository.js';
import { ServiceRecordService } from './service-records/service-record.service.js';
import { ServicesDue } from './service-records/services-due.js';
import { ServiceTraces } from './service-records/service-traces.js';
import { DepreciationController } from './depreciation/depreciation.controller.js';
import { DepreciationRepository } from './depreciation/depreciation.repository.js';
import { DepreciationService } from './depreciation/depreciation.service.js';
import { SupportContactsController } from './support-contacts/support-contacts.controller.js';
import { SupportContactsRepository } from './support-contacts/support-contacts.repository.js';
import { SupportContactsService } from './support-contacts/support-contacts.service.js';
import { AssetHistoryRepository } from './thread/asset-history.repository.js';
import { FormerOffices } from './thread/former-offices.js';
import { ThreadController } from './thread/thread.controller.js';
import { ThreadNeighbours } from './thread/thread-neighbours.js';
import { ThreadService } from './thread/thread.service.js';
import { MakerBrands } from './cover/maker-brands.js';
import { MaintenanceController } from './maintenance/maintenance.controller.js';
import { MaintenanceService } from './maintenance/maintenance.service.js';
import { ClaimCover } from './warranty-claims/claim-cover.js';
import { WarrantyClaimController } from './warranty-claims/warranty-claim.controller.js';
import { WarrantyClaimRepository } from './warranty-claims/warranty-claim.repository.js';
import { WarrantyClaimService } from './warranty-claims/warranty-claim.service.js';
import { ClaimReminders } from './warranty-claims/claim-reminders.js';
import { WarrantyClaimSteps } from './warranty-claims/warranty-claim-steps.service.js';
import { LiveAssets } from './reports/live-assets.js';
import { ReportController } from './reports/report.controller.js';
import { ReportService } from './reports/report.service.js';

@Module({
  controllers: [
    AmcController,
    AssetController,
    AssignmentController,
    DisposalController,
    CampaignController,
    ClaimController,
    ContractController,
    DeviceController,
    DraftController,
    FileController,
    ExpiryController,
    ImportController,
    LabelController,
    LifecycleController,
    ThreadController,
    ReportController,
    ServiceRecordController,
    DepreciationController,
    SupportContactsController,
    WarrantyController,
    MaintenanceController,
    WarrantyClaimController,
  ],
  providers: [
    AssetChanges,
    AssetFinder,
    AssetHistoryRepository,
    FormerOffices,
    AssetRepository,
    AssetUids,
    AssetExport,
    AssetListPdf,
    AssetList,
    AssetService,
    AssignmentService,
    DeletedAssets,
    DisposalService,
    DisposalDossier,
    Registration,
    CampaignAssetRepository,
    CampaignMoves,
    CampaignReminders,
    CampaignReport,
    CampaignRepository,
    CampaignRows,
    CampaignService,
    CodeMatches,
    CountService,
    ExpectedList,
    FollowUpService,
    SerialStanding,
    ClaimRepository,
    ClaimService,
    ContractConsumer,
    ContractRepository,
    AmcAssets,
    AmcContractRepository,
    AmcService,
    AmcSteps,
    CoverReminders,
    WarrantyRepository,
    WarrantyService,
    WarrantySteps,
    DeviceOtpService,
    DeviceReminders,
    DeviceService,
    VerificationRepository,
    VerificationService,
    ExpiryNoticesRepository,
    ExpiryNoticesService,
    ExpirySettingsRepository,
    ExpirySettingsService,
    ExpirySteps,
    ExpiryService,
    DraftConsumer,
    DraftRepository,
    DraftService,
    RejectedAssets,
    ImportCheck,
    ImportRunner,
    ImportService,
    ImportRepository,
    ImportUndo,
    ImportUpdates,
    RefusalRepository,
    RefusedFile,
    LabelService,
    LifecycleRepository,
    LifecycleService,
    ThreadNeighbours,
    ThreadService,
    LiveAssets,
    ReportService,
    ServiceRecordRepository,
    ServiceRecordService,
    ServicesDue,
    ServiceTraces,
    DepreciationRepository,
    DepreciationService,
    SupportContactsRepository,
    SupportContactsService,
    ClaimCover,
    MakerBrands,
    MaintenanceService,
    WarrantyClaimRepository,
    WarrantyClaimService,
    ClaimReminders,
    WarrantyClaimSteps,
    AssetHistory,
    AssetMigrations,
  ],
})
export class AssetModule {}
