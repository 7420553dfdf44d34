import { expect } from '@playwright/test';
import { Visit } from '../accessibility/visit.js';
import type { Person } from '../support/person.js';

interface Denial {
  role: string;
  needs: string;
  held: string[];
}

interface Seen {
  address: string;
  heading: string;
  denial: Denial | null;
  lost: boolean;
}

// What stands beside a heading is no part of it.
const look = `(() => {
  const text = (one) => one?.textContent.trim() ?? '';
  const heading = document.querySelector('main h1')?.cloneNode(true);
  heading?.querySelector(':scope > small')?.remove();
  const [role, needs] = [...document.querySelectorAll('main > [aria-labelledby=denied] dd')].map(text);
  return {
    address: location.pathname + location.search,
    heading: text(heading),
    denial: needs ? { role, needs, held: [...document.querySelectorAll('main > [aria-labelledby=denied] li')].map(text) } : null,
    lost:
      text(document.querySelector('main')).includes("The page you're looking for doesn't exist.") &&
      [...document.querySelectorAll('main a')].some((one) => text(one) === 'Go to Dashboard'),
  };
})()`;

const baseOf = (path: string) => path.split('/')[1];

/** Somebody who tries every address, in one sitting. */
export class Visitor {
  /** What 'Access Denied' said besides the permission, each way once. */
  readonly denials = new Set<string>();

  private last = '';

  private constructor(readonly visit: Visit) {}

  static async begin(person: Person, as?: string): Promise<Visitor> {
    const visit = await Visit.begin(person, as);
    visit.page.setDefaultTimeout(10_000);
    return new Visitor(visit);
  }

  /** Goes to an address and says what came, in the words of the expectation. */
  async tries(path: string, expected: string): Promise<string> {
    try {
      if (this.last === expected && this.mayLeadBack(path, expected)) await this.visit.goes('/nowhere');
      await this.visit.goes(path);
      // What came at the address before may stand for a moment longer.
      await expect
        .poll(() => this.sees(path), { timeout: 2_000 })
        .toBe(expected)
        .catch(() => undefined);
    } catch (error) {
      this.last = `nothing: ${String(error).split('\n')[0]}`;
    }
    return this.last;
  }

  // Who is led to where they stand sees no other page: nothing would show that it came again.
  private mayLeadBack(path: string, expected: string) {
    if (expected.startsWith('→')) return !expected.startsWith('→ /login');
    return baseOf(path) !== baseOf(new URL(this.visit.page.url()).pathname);
  }

  private async sees(path: string) {
    this.last = this.says(path, await this.visit.page.evaluate<Seen>(look));
    return this.last;
  }

  private says(path: string, { address, heading, denial, lost }: Seen) {
    if (denial) {
      this.denials.add(JSON.stringify([heading, denial.role, denial.held]));
      return `needs ${denial.needs}`;
    }
    const [at = ''] = address.split('?');
    const back = `/login?next=${encodeURIComponent(path)}`;
    if (address === back) return '→ /login and back';
    if (at === '/login' && path !== '/login') return `→ ${decodeURIComponent(address)}`;
    if (at !== path) return `→ ${at}`;
    return lost && heading === '404 - Page Not Found' ? '404' : heading;
  }
}
