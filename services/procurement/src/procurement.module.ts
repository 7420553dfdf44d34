import { Module } from '@nestjs/common';
import { DeliveryController } from './deliveries/delivery.controller.js';
import { DeliveryService } from './deliveries/delivery.service.js';
import { Deliveries } from './deliveries/deliveries.js';
import { FileController } from './files/file.controller.js';
import { OrderController } from './orders/order.controller.js';
import { OrderService } from './orders/order.service.js';
import { Orders } from './orders/orders.js';
import { ReportController } from './reports/report.controller.js';
import { ReportService } from './reports/report.service.js';

@Module({
  controllers: [OrderController, DeliveryController, ReportController, FileController],
  providers: [Orders, OrderService, Deliveries, DeliveryService, ReportService],
})
export class ProcurementModule {}
