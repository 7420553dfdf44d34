import type { areaFaults } from '@portal/contracts';

export type AreaFault = (typeof areaFaults)[number];

/** An area could not be opened. */
export class AreaError extends Error {
  constructor(
    readonly area: string,
    readonly fault: AreaFault,
    options?: ErrorOptions,
  ) {
    super(`${area}: ${fault}`, options);
  }
}
