import { Injectable } from '@nestjs/common';
import { users } from '@portal/contracts';
import { ask, Kit } from '@portal/service-kit';

/** Whom names of a file mean: name or address in small letters → id. What is in none of them cannot be chosen. */
export interface NamedParties {
  sellers: Map<string, string>;
  buyers: Map<string, string>;
}

const atOnce = 10;
/** Characters that a search takes. */
const longest = 100;

/** Asks identity for sellers by their name and for buyers by their address, in the name of who imports. */
@Injectable()
export class ImportParties {
  constructor(private readonly kit: Kit) {}

  async named(sellers: string[], buyers: string[], token: string | undefined): Promise<NamedParties> {
    const found = { sellers: new Map<string, string>(), buyers: new Map<string, string>() };
    await inParts(sellers, async (name) => {
      const { items } = await ask(this.kit.bus, users.sellers, token, { query: { q: name.slice(0, longest) } });
      const [one, another] = items.filter((seller) => keyOf(seller.name) === keyOf(name));
      // Of two with one name nobody knows which is meant.
      if (one && !another) found.sellers.set(keyOf(name), one.id);
    });
    await inParts(buyers, async (address) => {
      const { items } = await ask(this.kit.bus, users.buyers, token, { query: { q: address.slice(0, longest) } });
      const one = items.find((buyer) => keyOf(buyer.email) === keyOf(address));
      if (one) found.buyers.set(keyOf(address), one.id);
    });
    return found;
  }
}

/** The same name, however it was typed. */
export const keyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

async function inParts<Item>(items: Item[], each: (item: Item) => Promise<void>) {
  for (let at = 0; at < items.length; at += atOnce) await Promise.all(items.slice(at, at + atOnce).map(each));
}
