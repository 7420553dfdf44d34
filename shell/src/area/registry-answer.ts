let answer: Promise<unknown> | undefined;

async function ask(): Promise<unknown> {
  try {
    return await (await fetch('/registry.json', { cache: 'no-store' })).json();
  } catch (error) {
    // What failed is asked for again by whoever comes next.
    answer = undefined;
    throw error;
  }
}

/** The registry as the web server has it now: asked for once per page, as early as somebody thinks of it. */
export const registryAnswer = () => (answer ??= ask());
