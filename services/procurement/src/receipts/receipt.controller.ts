import { Controller } from '@nestjs/common';
import { receipts } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ReceiptService } from './receipt.service.js';

@Controller()
export class ReceiptController {
  constructor(private readonly service: ReceiptService) {}

  @Handles(receipts.list)
  list(call: Call<typeof receipts.list>) {
    return this.service.list(call);
  }

  @Handles(receipts.get)
  get(call: Call<typeof receipts.get>) {
    return this.service.get(call);
  }

  @Handles(receipts.inspect)
  inspect(call: Call<typeof receipts.inspect>) {
    return this.service.inspect(call);
  }
}
