import { type Move, movesOf, type StatusDescription } from './machine.js';

export const serviceStatuses = ['Scheduled', 'In Progress', 'Completed', 'Cancelled'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

const who = ['Super Admin', 'Seller'] as const;
const ends = [
  { to: 'Completed', action: 'Complete service', who },
  { to: 'Cancelled', action: 'Cancel service', who },
] as const;

/** All that a status of a service under an AMC contract is (requirements: states). */
export const serviceStates = {
  Scheduled: {
    tone: 'draft',
    icon: 'calendar',
    moves: [{ to: 'In Progress', action: 'Start service', who }, ...ends],
  },
  'In Progress': { tone: 'moving', icon: 'loader', moves: ends },
  Completed: { tone: 'rest', icon: 'tick', moves: [] },
  Cancelled: { tone: 'ended', icon: 'ban', moves: [] },
} as const satisfies Record<ServiceStatus, StatusDescription<ServiceStatus>>;

export const serviceMoves: readonly Move<ServiceStatus>[] = movesOf<ServiceStatus>(serviceStates);
