import { assetSerials, type BodyOf, serialKeyOf } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';

const registered = new Set<string>();

/** From now on the register has this serial number of a maker. */
export const enterInRegister = (manufacturer: string, serialNumber: string) =>
  registered.add(serialKeyOf(manufacturer, serialNumber));

/** Answers as the asset service does which serial numbers it has. */
export const standInForRegister = (service: TestService) =>
  service.nats.subscribe(assetSerials.registered.subject, {
    callback: (_, message) => {
      const { items } = message.json<BodyOf<typeof assetSerials.registered>>();
      const has = items.map(({ manufacturer = '', serialNumber }) =>
        registered.has(serialKeyOf(manufacturer, serialNumber)),
      );
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ registered: has.flatMap((one, at) => (one ? [at] : [])) }), { headers: head });
    },
  });
