import { Controller } from '@nestjs/common';
import { quotes } from '@portal/contracts';
import { type Call, Handles, refuse } from '@portal/service-kit';
import { QuoteMoves } from './quote.moves.js';
import { QuoteService } from './quote.service.js';

@Controller()
export class QuoteController {
  constructor(
    private readonly service: QuoteService,
    private readonly moves: QuoteMoves,
  ) {}

  @Handles(quotes.list)
  list(call: Call<typeof quotes.list>) {
    return this.service.list(call);
  }

  @Handles(quotes.get)
  get(call: Call<typeof quotes.get>) {
    return this.service.get(call);
  }

  @Handles(quotes.create)
  create(call: Call<typeof quotes.create>) {
    return this.service.create(call);
  }

  @Handles(quotes.update)
  update(call: Call<typeof quotes.update>) {
    const { quote, status } = call.body;
    if (quote) return this.service.edit({ ...call, quote });
    if (status) return this.moves.take({ ...call, to: status });
    throw refuse('INVALID');
  }
}
