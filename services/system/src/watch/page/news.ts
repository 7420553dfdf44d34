import type { StatusNews } from '@portal/contracts';
import { escaped, stamp } from './html.js';

type Incident = StatusNews['incidents'][number];

/** What is planned, and what is open. */
export function newsOf({ incidents, maintenance }: StatusNews): string {
  const planned = maintenance.map(
    ({ from, to, text }) =>
      `<section class="planned"><h2>Planned maintenance</h2><p>${stamp(from)} – ${stamp(to)}</p><p class="said">${escaped(text)}</p></section>`,
  );
  const open = incidents.filter(({ endedAt }) => endedAt === null);
  return [...planned, listOf('Open incidents', open)].join('');
}

/** What was down lately. */
export const pastOf = ({ incidents }: StatusNews) =>
  listOf(
    'Incidents of the last 14 days',
    incidents.filter(({ endedAt }) => endedAt !== null),
  );

const listOf = (title: string, incidents: readonly Incident[]) =>
  incidents.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul class="incidents">${incidents.map(itemOf).join('')}</ul></section>`;

function itemOf({ part, cause, startedAt, endedAt, updates }: Incident) {
  const state = endedAt ? 'up' : 'down';
  const told = updates
    .toReversed()
    .map(
      ({ state: step, text, at }) => `<li><b>${escaped(step)}</b> ${escaped(text)} <small>${stamp(at)}</small></li>`,
    );
  return `<li><h3>${escaped(part)} <b class="tag ${state}">${endedAt ? 'Ended' : 'Open'}</b></h3><p>${escaped(cause)}. ${stamp(startedAt)}${endedAt ? `, for ${lasted(startedAt, endedAt)}` : ''}</p>${told.length > 0 ? `<ol>${told.join('')}</ol>` : ''}</li>`;
}

function lasted(from: string, to: string) {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
