import { Module } from '@nestjs/common';
import { AssetChanges } from './assets/asset-changes.js';
import { AssetStepsController } from './assets/asset-steps.controller.js';
import { AssetStore } from './assets/asset-store.js';
import { AssetUids } from './assets/asset-uid.js';
import { AssetController } from './assets/asset.controller.js';
import { AssetExport } from './assets/asset.export.js';
import { AssetService } from './assets/asset.service.js';
import { AssignmentService } from './assets/assignment.service.js';
import { DisposalService } from './assets/disposal.service.js';
import { Registration } from './assets/registration.js';
import { ContractConsumer } from './contracts/contract.consumer.js';
import { ContractController } from './contracts/contract.controller.js';
import { Contracts } from './contracts/contracts.js';
import { AmcContracts } from './cover/amc-contracts.js';
import { AmcService } from './cover/amc.service.js';
import { CoverController } from './cover/cover.controller.js';
import { Warranties } from './cover/warranties.js';
import { WarrantyService } from './cover/warranty.service.js';
import { DeviceOtpService } from './devices/device-otp.service.js';
import { DeviceController } from './devices/device.controller.js';
import { DeviceService } from './devices/device.service.js';
import { VerificationService } from './devices/verification.service.js';
import { ImportCheck } from './imports/import-check.js';
import { ImportRunner } from './imports/import-runner.js';
import { ImportController } from './imports/import.controller.js';
import { ImportService } from './imports/import.service.js';
import { Imports } from './imports/imports.js';
import { LifecycleStore } from './lifecycle/lifecycle-store.js';
import { LifecycleController } from './lifecycle/lifecycle.controller.js';
import { LifecycleService } from './lifecycle/lifecycle.service.js';
import { ReportController } from './reports/report.controller.js';
import { ReportService } from './reports/report.service.js';

@Module({
  controllers: [
    AssetController,
    AssetStepsController,
    ContractController,
    CoverController,
    DeviceController,
    ImportController,
    LifecycleController,
    ReportController,
  ],
  providers: [
    AssetChanges,
    AssetStore,
    AssetUids,
    AssetExport,
    AssetService,
    AssignmentService,
    DisposalService,
    Registration,
    ContractConsumer,
    Contracts,
    AmcContracts,
    AmcService,
    Warranties,
    WarrantyService,
    DeviceOtpService,
    DeviceService,
    VerificationService,
    ImportCheck,
    ImportRunner,
    ImportService,
    Imports,
    LifecycleStore,
    LifecycleService,
    ReportService,
  ],
})
export class AssetModule {}
