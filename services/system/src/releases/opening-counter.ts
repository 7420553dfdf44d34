import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AreaOpening } from '@portal/contracts';
import { Kit, log } from '@portal/service-kit';
import { bounds } from './opening.schema.js';
import { OpeningRepository } from './opening.repository.js';
import { ReaderRepository } from './reader.repository.js';

const span = 5 * 60_000;
/** The release opened and threw later: this is no further opening. */
const afterOpening = 'failed';

const boundOf = (milliseconds: number) => bounds.find((bound) => milliseconds <= bound) ?? bounds[bounds.length - 1];

/** Counts what the gateways hear from browsers; each report reaches one of the instances. */
@Injectable()
export class OpeningCounter implements OnApplicationBootstrap {
  constructor(
    private readonly kit: Kit,
    private readonly counts: OpeningRepository,
    private readonly readers: ReaderRepository,
  ) {}

  onApplicationBootstrap() {
    this.kit.nats.subscribe('portal.area-opened', {
      queue: this.kit.service,
      callback: (_, message) => {
        const report = AreaOpening.safeParse(message.json());
        if (!report.success) return;
        this.count(report.data).catch((error: unknown) =>
          log.warn({ error: String(error) }, 'an opening was not counted'),
        );
      },
    });
  }

  async count({ area, version, outcome, milliseconds, reader }: AreaOpening) {
    const since = new Date(Math.floor(Date.now() / span) * span);
    const is = { opening: outcome !== afterOpening, failure: outcome !== 'opened' };
    const known = reader === undefined ? undefined : await this.readers.note({ area, version }, reader, is);
    // Who opens it again and again within the span, or reports so, counts once.
    const isNew = (before: Date | null | undefined) => !before || before < since;
    const [openings, failures] = [is.opening && isNew(known?.openedBefore), is.failure && isNew(known?.failedBefore)];
    if (!openings && !failures) return;
    const isTimed = openings && outcome === 'opened';
    const counted = {
      ...{ openings: Number(openings), failures: Number(failures) },
      ...(isTimed ? { [`times.${boundOf(milliseconds)}`]: 1 } : {}),
    };
    await this.counts.updateOne(
      { _id: `${area}/${version}/${since.toISOString()}` },
      {
        $inc: counted,
        // Where nothing opened there are no times, and a filled one cannot be set at once.
        $setOnInsert: { area, version, since, ...(isTimed ? {} : { times: {} }) },
      },
      { upsert: true },
    );
  }
}
