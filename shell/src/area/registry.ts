import { areasIn, type Area } from '@portal/contracts';
import type { MessageSource } from '@portal/ui';
import { registryAnswer } from './registry-answer.js';

/** Which release of each area is live, as the web server says now. Without it the portal's own pages still work. */
export async function readRegistry(): Promise<Area[]> {
  try {
    return areasIn(await registryAnswer(), (name) => console.error(`The registry's line of ${name} cannot be read`));
  } catch (error) {
    console.error('The registry of the areas cannot be read', error);
    return [];
  }
}

/** The words of all menus, as the registry brings them. */
export const menuTexts =
  (areas: Area[]): MessageSource =>
  async (language) =>
    Object.fromEntries(areas.flatMap(({ texts }) => Object.entries(texts?.[language] ?? {})));
