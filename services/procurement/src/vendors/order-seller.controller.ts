import { Controller } from '@nestjs/common';
import { orderSellers } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { OrderSellers } from './order-sellers.js';

@Controller()
export class OrderSellerController {
  constructor(private readonly sellers: OrderSellers) {}

  @Handles(orderSellers.of)
  of(call: Call<typeof orderSellers.of>) {
    return this.sellers.of(call);
  }
}
