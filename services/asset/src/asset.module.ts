import { Module } from '@nestjs/common';
import { AssetChanges } from './assets/asset-changes.js';
import { AssetStepsController } from './assets/asset-steps.controller.js';
import { AssetRepository } from './assets/asset.repository.js';
import { AssetUids } from './assets/asset-uid.js';
import { AssetController } from './assets/asset.controller.js';
import { AssetList } from './assets/asset-list.js';
import { AssetExport } from './assets/asset.export.js';
import { AssetService } from './assets/asset.service.js';
import { AssignmentService } from './assets/assignment.service.js';
import { DeletedAssets } from './assets/deleted-assets.service.js';
import { DisposalService } from './assets/disposal.service.js';
import { Registration } from './assets/registration.js';
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
import { ServiceTraces } from './service-records/service-traces.js';
import { SupportContactsController } from './support-contacts/support-contacts.controller.js';
import { SupportContactsRepository } from './support-contacts/support-contacts.repository.js';
import { SupportContactsService } from './support-contacts/support-contacts.service.js';
import { AssetHistoryRepository } from './thread/asset-history.repository.js';
import { ThreadController } from './thread/thread.controller.js';
import { ThreadNeighbours } from './thread/thread-neighbours.js';
import { ThreadService } from './thread/thread.service.js';
import { LiveAssets } from './reports/live-assets.js';
import { ReportController } from './reports/report.controller.js';
import { ReportService } from './reports/report.service.js';

@Module({
  controllers: [
    AmcController,
    AssetController,
    AssetStepsController,
    ClaimController,
    ContractController,
    DeviceController,
    DraftController,
    ImportController,
    LabelController,
    LifecycleController,
    ThreadController,
    ReportController,
    ServiceRecordController,
    SupportContactsController,
    WarrantyController,
  ],
  providers: [
    AssetChanges,
    AssetHistoryRepository,
    AssetRepository,
    AssetUids,
    AssetExport,
    AssetList,
    AssetService,
    AssignmentService,
    DeletedAssets,
    DisposalService,
    Registration,
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
    ServiceTraces,
    SupportContactsRepository,
    SupportContactsService,
    AssetHistory,
  ],
})
export class AssetModule {}
