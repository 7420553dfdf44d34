import { Controller } from '@nestjs/common';
import { supportContacts } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { SupportContactsService } from './support-contacts.service.js';

@Controller()
export class SupportContactsController {
  constructor(private readonly service: SupportContactsService) {}

  @Handles(supportContacts.get)
  get(call: Call<typeof supportContacts.get>) {
    return this.service.get(call);
  }

  @Handles(supportContacts.set)
  set(call: Call<typeof supportContacts.set>) {
    return this.service.set(call);
  }
}
