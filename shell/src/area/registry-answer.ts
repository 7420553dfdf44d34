let answer: Promise<unknown> | undefined;

/** The registry as the web server has it at this moment. */
export const askRegistry = async (): Promise<unknown> =>
  (await fetch('/registry.json', { cache: 'no-store' })).json() as Promise<unknown>;

async function ask(): Promise<unknown> {
  try {
    return await askRegistry();
  } catch (error) {
    // What failed is asked for again by whoever comes next.
    answer = undefined;
    throw error;
  }
}

/** The registry that this page began with: asked for once, as early as somebody thinks of it. */
export const registryAnswer = () => (answer ??= ask());
