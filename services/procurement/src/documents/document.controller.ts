import { Controller } from '@nestjs/common';
import { deviceDocuments, documents } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DeviceDocumentService } from './device-document.service.js';
import { DocumentService } from './document.service.js';

@Controller()
export class DocumentController {
  constructor(
    private readonly service: DocumentService,
    private readonly ofDevices: DeviceDocumentService,
  ) {}

  @Handles(documents.list)
  list(call: Call<typeof documents.list>) {
    return this.service.list(call);
  }

  @Handles(documents.get)
  get(call: Call<typeof documents.get>) {
    return this.service.get(call);
  }

  @Handles(documents.upload)
  upload(call: Call<typeof documents.upload>) {
    return this.service.upload(call);
  }

  @Handles(documents.addVersion)
  addVersion(call: Call<typeof documents.addVersion>) {
    return this.service.addVersion(call);
  }

  @Handles(documents.decide)
  decide(call: Call<typeof documents.decide>) {
    return this.service.decide(call);
  }

  @Handles(documents.delete)
  delete(call: Call<typeof documents.delete>) {
    return this.service.delete(call);
  }

  @Handles(deviceDocuments.list)
  listOfDevice(call: Call<typeof deviceDocuments.list>) {
    return this.ofDevices.list(call);
  }
}
