import { createHash } from 'node:crypto';
import type { Health, MigrationsLeft, PartHealth, StatusNews, WatchHistory } from '@portal/contracts';
import { historyOf } from './history.js';
import { escaped, figure, stamp } from './html.js';
import { newsOf, pastOf } from './news.js';
import { script } from './script.js';
import { style } from './style.js';
import { stateWords, wholeWords } from './words.js';

interface Shown {
  health: Health;
  news: StatusNews;
  history: WatchHistory;
}

/** The page of everybody who asks how the portal is: made here as one document, so that it works when everything else is down. */
export function statusPage({ health, news, history }: Shown): string {
  const { status, checkedAt, parts } = health;
  const depths = depthsOf(parts);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Status of the portal</title><style>${style}</style><script>${script}</script></head>
<body><header><a href="/">Asset Lifecycle Management Portal</a><span>Status</span></header>
<main><section class="whole ${status}" data-live="whole"><h1>${wholeWords[status].sentence}</h1>
<p>Checked ${stamp(checkedAt)}</p></section>
<p class="tools"><label><input type="checkbox" id="renewing" checked> renew every 5 seconds</label></p>
<div data-live="news">${newsOf(news)}</div>
<section><h2 id="parts">Parts</h2><table aria-labelledby="parts"><thead><tr><th>Part</th><th>State</th><th>Version</th><th class="n">Instances</th><th class="n">Response time</th><th>Last failure</th></tr></thead>
<tbody data-live="parts">${parts.map((part) => rowOf(part, depths.get(part.name) ?? 0)).join('')}</tbody></table></section>
<div data-live="history">${historyOf(history)}</div>
<div data-live="past">${pastOf(news)}</div></main></body></html>`;
}

function rowOf(
  { name, state, cause, version, instances, latency, migrations, lastFailure }: PartHealth,
  depth: number,
) {
  const failed = lastFailure
    ? `${stamp(lastFailure.at)}<small>${escaped(lastFailure.cause)}</small>`
    : 'none since start';
  const because = [cause, migrations && stepsIn(migrations)]
    .map((each) => (each ? `<small>${escaped(each)}</small>` : ''))
    .join('');
  return `<tr class="d${depth}"><th scope="row">${escaped(name)}</th><td><b class="tag ${state}">${stateWords[state]}</b>${because}</td>
<td data-label="Version"${version ? '' : ' class="none"'}>${escaped(version ?? '–')}</td><td class="n" data-label="Instances">${instances}</td><td class="n${latency === null ? ' none' : ''}" data-label="Response time">${figure(latency)}</td><td data-label="Last failure"${lastFailure ? '' : ' class="none"'}>${failed}</td></tr>`;
}

const stepsIn = ({ waiting, running, failed }: MigrationsLeft) =>
  `Steps between versions: ${waiting} waiting, ${running} running, ${failed} failed`;

/** How deep each part stands in the tree. */
function depthsOf(parts: readonly PartHealth[]) {
  const depths = new Map<string, number>();
  for (const { name, below } of parts) depths.set(name, below === null ? 0 : (depths.get(below) ?? 0) + 1);
  return depths;
}

/** Only the page's own style and script, by their hashes, and what the script asks for. */
export function policyFor(page: string): string {
  const hashOf = (element: 'style' | 'script') => {
    const text = page.split(`<${element}>`)[1]?.split(`</${element}>`)[0] ?? '';
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  return `default-src 'none'; style-src ${hashOf('style')}; script-src ${hashOf('script')}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
}
