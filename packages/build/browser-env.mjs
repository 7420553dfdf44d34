import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what it lacks and browsers have. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const given = {
      Request,
      Response,
      Headers,
      fetch,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
    };
    Object.assign(this.global, given, { structuredClone });
    if (!this.global.crypto?.randomUUID) Object.defineProperty(this.global, 'crypto', { value: crypto });
  }
}
