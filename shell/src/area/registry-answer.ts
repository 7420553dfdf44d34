let answer: Promise<Response> | undefined;

/** The registry as the web server has it now: asked for once per page, as early as somebody thinks of it. */
export const registryAnswer = () => (answer ??= fetch('/registry.json', { cache: 'no-store' }));
