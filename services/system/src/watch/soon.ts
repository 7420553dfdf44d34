/** Milliseconds that somebody who asks waits for a database that may be away. */
const timeout = 800;

/** What is read at most so often, and shown as it was read last where the next reading fails or takes too long. */
export class Soon<T> {
  private readAt = -Infinity;
  private reading?: Promise<void>;

  constructor(
    private readonly every: number,
    private last: T,
  ) {}

  async read(read: () => Promise<T>): Promise<T> {
    if (performance.now() - this.readAt < this.every) return this.last;
    this.reading ??= read()
      .then(
        (value) => {
          this.last = value;
          this.readAt = performance.now();
        },
        () => undefined,
      )
      .finally(() => (this.reading = undefined));
    let timer: NodeJS.Timeout | undefined = undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeout)));
    await Promise.race([this.reading, late]).finally(() => clearTimeout(timer));
    return this.last;
  }
}
