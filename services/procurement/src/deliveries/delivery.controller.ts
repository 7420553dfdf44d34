import { Controller } from '@nestjs/common';
import { orders, purchaseDeliveries } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DeliveryService } from './delivery.service.js';
import { PurchaseDeliveryService } from './purchase-delivery.service.js';

@Controller()
export class DeliveryController {
  constructor(
    private readonly service: DeliveryService,
    private readonly purchases: PurchaseDeliveryService,
  ) {}

  @Handles(orders.sendOtp)
  sendOtp(call: Call<typeof orders.sendOtp>) {
    return this.service.sendOtp(call);
  }

  @Handles(orders.deliver)
  deliver(call: Call<typeof orders.deliver>) {
    return this.service.deliver(call);
  }

  @Handles(orders.proofs)
  proofs({ actor, params }: Call<typeof orders.proofs>) {
    return this.service.proofs(actor, params.id);
  }

  @Handles(purchaseDeliveries.list)
  proofsOfPurchase(call: Call<typeof purchaseDeliveries.list>) {
    return this.purchases.list(call);
  }

  @Handles(purchaseDeliveries.create)
  deliverPurchase(call: Call<typeof purchaseDeliveries.create>) {
    return this.purchases.create(call);
  }
}
