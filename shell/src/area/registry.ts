import { areasIn, type Area } from '@portal/contracts';
import { queryClient, type MessageSource } from '@portal/ui';
import { queryOptions } from '@tanstack/react-query';
import { askRegistry, registryAnswer } from './registry-answer.js';

const readableAreas = (registry: unknown) =>
  areasIn(registry, (name) => console.error(`The registry's line of ${name} cannot be read`));

/** Which release of each area is live, as the web server said when the page began. Without it the portal's own pages still work. */
export async function readRegistry(): Promise<Area[]> {
  try {
    return readableAreas(await registryAnswer());
  } catch (error) {
    console.error('The registry of the areas cannot be read', error);
    return [];
  }
}

/** So often an open page looks what is live by now; also whenever its reader comes back to it. */
const followEvery = 3 * 60_000;
const key = ['registry'];

/** Follows the registry as long as a page is open. What cannot be read now is as it was. */
export const registryQuery = (areas: Area[]) =>
  queryOptions({
    queryKey: key,
    queryFn: async () => readableAreas(await askRegistry()),
    initialData: areas,
    staleTime: 0,
    refetchOnMount: false,
    refetchInterval: followEvery,
  });

/** What the registry said when it was read last in an open page. */
export const followedAreas = () => queryClient.getQueryData<Area[]>(key);

/** The words of all menus, as the registry brings them. */
export const menuTexts =
  (areas: Area[]): MessageSource =>
  async (language) =>
    Object.fromEntries(
      areas
        .flatMap(({ texts, canary }) => [canary?.texts, texts])
        .flatMap((texts) => Object.entries(texts?.[language] ?? {})),
    );
