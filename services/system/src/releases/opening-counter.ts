import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AreaReport } from '@portal/contracts';
import { Kit, log } from '@portal/service-kit';
import { bounds } from './opening.schema.js';
import { OpeningRepository } from './opening.repository.js';

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
  ) {}

  onApplicationBootstrap() {
    this.kit.nats.subscribe('portal.area-opened', {
      queue: this.kit.service,
      callback: (_, message) => {
        const report = AreaReport.safeParse(message.json());
        if (!report.success) return;
        this.count(report.data).catch((error: unknown) =>
          log.warn({ error: String(error) }, 'an opening was not counted'),
        );
      },
    });
  }

  async count({ area, version, outcome, milliseconds }: AreaReport) {
    const since = new Date(Math.floor(Date.now() / span) * span);
    const counted = {
      openings: outcome === afterOpening ? 0 : 1,
      failures: outcome === 'opened' ? 0 : 1,
      ...(outcome === 'opened' ? { [`times.${boundOf(milliseconds)}`]: 1 } : {}),
    };
    await this.counts.updateOne(
      { _id: `${area}/${version}/${since.toISOString()}` },
      {
        $inc: counted,
        // Where nothing opened there are no times, and a filled one cannot be set at once.
        $setOnInsert: { area, version, since, ...(outcome === 'opened' ? {} : { times: {} }) },
      },
      { upsert: true },
    );
  }
}
