import { LRUCache } from 'lru-cache';

/**
 * Answers that cost much, remembered for a while by what was asked; whoever asks meanwhile waits for the same answer. A
 * failure is not remembered.
 */
export class Remembered<Value> {
  private readonly answers: LRUCache<string, Promise<Value>>;

  /** `max` answers, each for `ttl` milliseconds. */
  constructor({ max = 1_000, ttl = 2_000 } = {}) {
    this.answers = new LRUCache({ max, ttl });
  }

  get(question: string, compute: () => Promise<Value>): Promise<Value> {
    const known = this.answers.get(question);
    if (known) return known;
    const answer = compute();
    this.answers.set(question, answer);
    answer.catch(() => {
      if (this.answers.peek(question) === answer) this.answers.delete(question);
    });
    return answer;
  }

  clear() {
    this.answers.clear();
  }
}
