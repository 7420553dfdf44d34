import { Controller } from '@nestjs/common';
import { receipts } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { ReceiptService } from './receipt.service.js';
import { ReplacementService } from './replacement.service.js';

@Controller()
export class ReceiptController {
  constructor(
    private readonly service: ReceiptService,
    private readonly replacements: ReplacementService,
  ) {}

  @Handles(receipts.list)
  list(call: Call<typeof receipts.list>) {
    return this.service.list(call);
  }

  @Handles(receipts.summary)
  summary({ actor }: Call<typeof receipts.summary>) {
    return this.service.summary(actor);
  }

  @Handles(receipts.get)
  get(call: Call<typeof receipts.get>) {
    return this.service.get(call);
  }

  @Handles(receipts.inspect)
  inspect(call: Call<typeof receipts.inspect>) {
    return this.service.inspect(call);
  }

  @Handles(receipts.announceReplacement)
  announceReplacement(call: Call<typeof receipts.announceReplacement>) {
    return this.replacements.announce(call);
  }

  @Handles(receipts.refuseReplacement)
  refuseReplacement(call: Call<typeof receipts.refuseReplacement>) {
    return this.replacements.refuse(call);
  }

  @Handles(receipts.closeWithoutReplacement)
  closeWithoutReplacement(call: Call<typeof receipts.closeWithoutReplacement>) {
    return this.replacements.close(call);
  }

  @Handles(receipts.receiveReplacement)
  receiveReplacement(call: Call<typeof receipts.receiveReplacement>) {
    return this.replacements.receive(call);
  }
}
