import { historyPeriods, type PartHistory, type WatchHistory } from '@portal/contracts';
import { escaped, figure, moment } from './html.js';

const titles: Record<WatchHistory['period'], string> = { '24h': '24 hours', '7d': '7 days', '90d': '90 days' };
/** In the picture's own units. */
const bar = { width: 8, gap: 2, height: 24 };

/** Availability bar by bar and response times of each part, over the period that is asked for. */
export function historyOf({ period, parts }: WatchHistory): string {
  const choices = historyPeriods.map((each) =>
    each === period
      ? `<b aria-current="true">${titles[each]}</b>`
      : `<a href="/status?period=${each}">${titles[each]}</a>`,
  );
  const rows =
    parts.length === 0 ? '<p>Nothing has been kept yet, or it cannot be read now.</p>' : parts.map(rowOf).join('');
  return `<section><h2>History</h2><nav class="periods" aria-label="Period">${choices.join('')}</nav>${rows}</section>`;
}

function rowOf({ name, availability, p50, p95, p99, bars }: PartHistory) {
  const times = p50 === null ? '' : `<small>p50 ${figure(p50)} · p95 ${figure(p95)} · p99 ${figure(p99)}</small>`;
  const width = bars.length * (bar.width + bar.gap);
  const pieces = bars.map(
    ({ at, availability: share }, place) =>
      `<rect class="${lookOf(share)}" x="${place * (bar.width + bar.gap)}" width="${bar.width}" height="${bar.height}" rx="1"><title>${escaped(moment(at))}: ${percent(share)}</title></rect>`,
  );
  return `<div class="bars"><h3>${escaped(name)}</h3><b class="n">${percent(availability)}</b>${times}
<svg viewBox="0 0 ${width} ${bar.height}" preserveAspectRatio="none" role="img" aria-label="${escaped(name)}: ${percent(availability)}">${pieces.join('')}</svg></div>`;
}

const percent = (share: number | null) => (share === null ? 'not known' : `${share.toFixed(share < 100 ? 2 : 0)} %`);

function lookOf(share: number | null) {
  if (share === null) return 'b0';
  if (share >= 99.9) return 'b1';
  return share >= 95 ? 'b2' : 'b3';
}
