import { Module } from '@nestjs/common';
import { DeliveryController } from './deliveries/delivery.controller.js';
import { DeliveryService } from './deliveries/delivery.service.js';
import { DeliverableOrders } from './deliveries/deliverable-orders.js';
import { DeliveryRepository } from './deliveries/delivery.repository.js';
import { PurchaseDeliveryService } from './deliveries/purchase-delivery.service.js';
import { ProcurementMigrations } from './migrations.js';
import { ProcurementHistory } from './demo/procurement-history.js';
import { DispatchArrival } from './dispatches/dispatch-arrival.js';
import { DispatchController } from './dispatches/dispatch.controller.js';
import { DispatchRepository } from './dispatches/dispatch.repository.js';
import { DispatchService } from './dispatches/dispatch.service.js';
import { SerialCheck } from './dispatches/serial-check.js';
import { DeviceDocumentService } from './documents/device-document.service.js';
import { DocumentController } from './documents/document.controller.js';
import { DocumentParties } from './documents/document-parties.js';
import { DocumentRecords } from './documents/document-records.js';
import { DocumentReminders } from './documents/document-reminders.js';
import { LiveDocuments } from './documents/live-documents.js';
import { DocumentRepository } from './documents/document.repository.js';
import { DocumentService } from './documents/document.service.js';
import { EscalationController } from './escalations/escalation.controller.js';
import { EscalationOrders } from './escalations/escalation-orders.js';
import { EscalationParties } from './escalations/escalation-parties.js';
import { EscalationPeople } from './escalations/escalation-people.js';
import { EscalationReminders } from './escalations/escalation-reminders.js';
import { EscalationRaising } from './escalations/escalation.raising.js';
import { LiveEscalations } from './escalations/live-escalations.js';
import { EscalationRepository } from './escalations/escalation.repository.js';
import { EscalationService } from './escalations/escalation.service.js';
import { ReceiptEscalations } from './escalations/receipt-escalations.js';
import { PaymentEscalations } from './escalations/payment-escalations.js';
import { EscalationSweep } from './escalations/escalation-sweep.js';
import { FileController } from './files/file.controller.js';
import { InvoiceController } from './invoices/invoice.controller.js';
import { InvoiceMoves } from './invoices/invoice.moves.js';
import { InvoiceOrders } from './invoices/invoice-orders.js';
import { InvoiceParties } from './invoices/invoice-parties.js';
import { Turns } from './turns/turns.js';
import { InvoiceRepository } from './invoices/invoice.repository.js';
import { InvoiceRows } from './invoices/invoice.rows.js';
import { InvoiceService } from './invoices/invoice.service.js';
import { PaymentReminders } from './invoices/payment-reminders.js';
import { OrderController } from './orders/order.controller.js';
import { OrderDraft } from './orders/order.draft.js';
import { OrderAssignment } from './orders/order.assignment.js';
import { OrderEdition } from './orders/order.edition.js';
import { OrderService } from './orders/order.service.js';
import { LastPriceService } from './last-prices/last-price.service.js';
import { LiveOrders } from './orders/live-orders.js';
import { OrderRepository } from './orders/order.repository.js';
import { LookUps } from './mappings/look-ups.js';
import { MappingController } from './mappings/mapping.controller.js';
import { MappingService } from './mappings/mapping.service.js';
import { MappingRequestService } from './mappings/request.service.js';
import { UnmappingService } from './mappings/unmapping.service.js';
import { Offices } from './receivers/offices.js';
import { ItemDeliveryService } from './purchase-orders/item-delivery.service.js';
import { RestCancellationService } from './purchase-orders/rest-cancellation.service.js';
import { PurchaseOrderController } from './purchase-orders/purchase-order.controller.js';
import { PurchaseOrderDraft } from './purchase-orders/purchase-order.draft.js';
import { PurchaseImportCheck } from './purchase-order-imports/import-check.js';
import { ImportParties } from './purchase-order-imports/import-parties.js';
import { ImportedOrders } from './purchase-order-imports/imported-orders.js';
import { PurchaseImportController } from './purchase-order-imports/purchase-import.controller.js';
import { PurchaseImportRepository } from './purchase-order-imports/purchase-import.repository.js';
import { PurchaseImportRunner } from './purchase-order-imports/purchase-import.runner.js';
import { PurchaseImportService } from './purchase-order-imports/purchase-import.service.js';
import { PurchaseImportUndo } from './purchase-order-imports/purchase-import.undo.js';
import { PurchaseOrderPdf } from './purchase-orders/purchase-order.pdf.js';
import { PurchaseOrderExport } from './purchase-orders/purchase-order.export.js';
import { PurchaseOrderMoves } from './purchase-orders/purchase-order.moves.js';
import { PurchaseOrderParties } from './purchase-orders/purchase-order.parties.js';
import { LivePurchaseOrders } from './purchase-orders/live-purchase-orders.js';
import { OrderSelection } from './purchase-orders/order-selection.js';
import { PurchaseOrderRepository } from './purchase-orders/purchase-order.repository.js';
import { PurchaseOrderRows } from './purchase-orders/purchase-order.rows.js';
import { DeletedDrafts } from './purchase-orders/deleted-drafts.js';
import { PurchaseOrderService } from './purchase-orders/purchase-order.service.js';
import { PurchaseOrderSummaryService } from './purchase-orders/purchase-order.summary.js';
import { InspectionTimeController } from './inspection-time/inspection-time.controller.js';
import { InspectionTimeRepository } from './inspection-time/inspection-time.repository.js';
import { InspectionTimeService } from './inspection-time/inspection-time.service.js';
import { AcceptedGoods } from './receipts/accepted-goods.js';
import { ReceiptController } from './receipts/receipt.controller.js';
import { ReceiptOpening } from './receipts/receipt-opening.js';
import { LiveReceipts } from './receipts/live-receipts.js';
import { ReceiptRepository } from './receipts/receipt.repository.js';
import { ReceiptService } from './receipts/receipt.service.js';
import { ReceiptSweep } from './receipts/receipt-sweep.js';
import { ReplacementService } from './receipts/replacement.service.js';
import { Settlement } from './receipts/settlement.js';
import { RequisitionController } from './requisitions/requisition.controller.js';
import { RequisitionOrder } from './requisitions/requisition-order.js';
import { RequisitionQuotes } from './requisitions/requisition-quotes.js';
import { LiveRequisitions } from './requisitions/live-requisitions.js';
import { RequisitionRepository } from './requisitions/requisition.repository.js';
import { RequisitionService } from './requisitions/requisition.service.js';
import { QuoteController } from './quotes/quote.controller.js';
import { QuoteMoves } from './quotes/quote.moves.js';
import { LiveQuotes } from './quotes/live-quotes.js';
import { QuoteFiles } from './quotes/quote-files.js';
import { QuoteWriting } from './quotes/quote-writing.js';
import { QuoteRepository } from './quotes/quote.repository.js';
import { QuoteSeal } from './quotes/quote-seal.js';
import { QuoteService } from './quotes/quote.service.js';
import { AwardService } from './rfqs/award.service.js';
import { AwardedOrder } from './rfqs/awarded-order.js';
import { RfqClosing } from './rfqs/rfq-closing.js';
import { RfqController } from './rfqs/rfq.controller.js';
import { RfqMoves } from './rfqs/rfq.moves.js';
import { RfqParties } from './rfqs/rfq.parties.js';
import { LiveRfqs } from './rfqs/live-rfqs.js';
import { RfqRepository } from './rfqs/rfq.repository.js';
import { RfqService } from './rfqs/rfq.service.js';
import { ReceiverService } from './receivers/receiver.service.js';
import { ReceiverRepository } from './receivers/receiver.repository.js';
import { ApprovalReminders } from './approval-tiers/approval-reminders.js';
import { ApprovalTierController } from './approval-tiers/approval-tier.controller.js';
import { ApprovalTierRepository } from './approval-tiers/approval-tier.repository.js';
import { ApprovalTierService } from './approval-tiers/approval-tier.service.js';
import { AwaitedOrders } from './purchase-orders/awaited-orders.js';
import { PurchaseOrderApproval } from './purchase-orders/purchase-order.approval.js';
import { DashboardController } from './reports/dashboard.controller.js';
import { DashboardService } from './reports/dashboard.service.js';
import { OrderSet } from './reports/order-set.js';
import { PeriodReportController } from './reports/period-report.controller.js';
import { PeriodReportService } from './reports/period-report.service.js';
import { RatedOrder } from './ratings/rated-order.js';
import { RatingController } from './ratings/rating.controller.js';
import { RatingRepository } from './ratings/rating.repository.js';
import { RatingService } from './ratings/rating.service.js';
import { ReportScheduleController } from './report-schedules/report-schedule.controller.js';
import { ReportScheduleRepository } from './report-schedules/report-schedule.repository.js';
import { ReportScheduleService } from './report-schedules/report-schedule.service.js';
import { ScheduledReports } from './report-schedules/scheduled-reports.js';
import { VendorBook } from './vendors/vendor-book.js';
import { VendorGoods } from './vendors/vendor-goods.js';
import { VendorEntryRepository } from './vendors/vendor-entry.repository.js';
import { OrderSellerController } from './vendors/order-seller.controller.js';
import { OrderSellers } from './vendors/order-sellers.js';
import { VendorController } from './vendors/vendor.controller.js';
import { VendorService } from './vendors/vendor.service.js';
import { WaitingController } from './waiting/waiting.controller.js';
import { WaitingService } from './waiting/waiting.service.js';

@Module({
  controllers: [
    OrderController,
    MappingController,
    PurchaseOrderController,
    PurchaseImportController,
    RequisitionController,
    DeliveryController,
    DispatchController,
    DocumentController,
    ReceiptController,
    InspectionTimeController,
    InvoiceController,
    ApprovalTierController,
    RfqController,
    QuoteController,
    DashboardController,
    EscalationController,
    PeriodReportController,
    VendorController,
    OrderSellerController,
    RatingController,
    ReportScheduleController,
    FileController,
    WaitingController,
  ],
  providers: [
    WaitingService,
    OrderRepository,
    LastPriceService,
    LiveOrders,
    OrderDraft,
    OrderAssignment,
    OrderEdition,
    OrderService,
    LookUps,
    MappingService,
    MappingRequestService,
    UnmappingService,
    RequisitionRepository,
    LiveRequisitions,
    RequisitionService,
    RequisitionOrder,
    RequisitionQuotes,
    ReceiverRepository,
    ReceiverService,
    Offices,
    DeliveryRepository,
    DeliveryService,
    DispatchArrival,
    DispatchRepository,
    DispatchService,
    SerialCheck,
    DeliverableOrders,
    PurchaseDeliveryService,
    DocumentRepository,
    LiveDocuments,
    DocumentRecords,
    DocumentParties,
    DocumentService,
    DeviceDocumentService,
    DocumentReminders,
    InspectionTimeRepository,
    InspectionTimeService,
    ReceiptRepository,
    LiveReceipts,
    ReceiptOpening,
    ReceiptService,
    ReceiptSweep,
    ReplacementService,
    Settlement,
    AcceptedGoods,
    Turns,
    InvoiceRepository,
    InvoiceOrders,
    InvoiceParties,
    InvoiceRows,
    InvoiceService,
    InvoiceMoves,
    PaymentReminders,
    ApprovalTierRepository,
    ApprovalTierService,
    ApprovalReminders,
    PurchaseOrderApproval,
    AwaitedOrders,
    DashboardService,
    EscalationOrders,
    EscalationParties,
    EscalationPeople,
    EscalationReminders,
    EscalationRaising,
    EscalationRepository,
    LiveEscalations,
    EscalationService,
    EscalationSweep,
    PaymentEscalations,
    ReceiptEscalations,
    OrderSet,
    PeriodReportService,
    ReportScheduleRepository,
    ReportScheduleService,
    ScheduledReports,
    RatingRepository,
    RatedOrder,
    RatingService,
    VendorEntryRepository,
    VendorBook,
    VendorGoods,
    VendorService,
    OrderSellers,
    PurchaseOrderRepository,
    LivePurchaseOrders,
    OrderSelection,
    PurchaseOrderParties,
    PurchaseOrderDraft,
    PurchaseOrderService,
    DeletedDrafts,
    PurchaseOrderMoves,
    ItemDeliveryService,
    RestCancellationService,
    PurchaseOrderRows,
    PurchaseOrderExport,
    PurchaseOrderPdf,
    ImportParties,
    PurchaseImportCheck,
    ImportedOrders,
    PurchaseImportUndo,
    PurchaseImportRepository,
    PurchaseImportRunner,
    PurchaseImportService,
    PurchaseOrderSummaryService,
    RfqRepository,
    LiveRfqs,
    QuoteFiles,
    QuoteWriting,
    QuoteRepository,
    LiveQuotes,
    RfqParties,
    RfqService,
    QuoteSeal,
    RfqMoves,
    RfqClosing,
    AwardedOrder,
    AwardService,
    QuoteService,
    QuoteMoves,
    ProcurementHistory,
    ProcurementMigrations,
  ],
})
export class ProcurementModule {}
