import { Injectable } from '@nestjs/common';
import { Remembered } from '@portal/service-kit';
import { UserRepository } from './user.repository.js';

/** A beginning that was sought, and every word that begins with it. */
export interface CommonWord {
  beginning: string;
  words: string[];
}

/** A beginning that so many words have is not worth following word by word. */
const mostWords = 4;
/** Beyond so many accounts one word is as common as another. */
const mostCounted = 20_000;

/** Which words accounts really hold, and how common they are. */
@Injectable()
export class CommonWords {
  /** An estimate is enough to choose by. */
  private readonly counts = new Remembered<number>({ ttl: 60_000 });

  constructor(private readonly users: UserRepository) {}

  /** Of several beginnings the one whose words the fewest accounts hold; none where each has too many words. */
  async rarest(beginnings: string[]): Promise<CommonWord | undefined> {
    const all = await Promise.all(
      beginnings.map(async (beginning) => ({ beginning, words: await this.wordsFrom(beginning) })),
    );
    const followed = all.filter((one): one is CommonWord => one.words !== undefined);
    if (followed.length < 2) return followed[0];
    const counted = await Promise.all(followed.map(async (one) => ({ one, count: await this.countOf(one.words) })));
    return counted.sort((a, b) => a.count - b.count)[0]?.one;
  }

  /** From one word in the index to the next other one, without looking at those who share it. */
  private async wordsFrom(beginning: string): Promise<string[] | undefined> {
    const words: string[] = [];
    for (let from: object = { $gte: beginning }; words.length <= mostWords;) {
      const word = await this.users.wordIn({ ...from, $lt: `${beginning}\u{10FFFF}` });
      if (word === undefined) return words;
      words.push(word);
      from = { $gt: word };
    }
    return undefined;
  }

  private countOf(words: string[]): Promise<number> {
    return this.counts.get(words.join(' '), () =>
      this.users.count({ words: { $in: words } }, { hint: 'words', limit: mostCounted }),
    );
  }
}
