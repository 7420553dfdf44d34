import type { Health } from '@portal/contracts';

const words = { up: 'Up', degraded: 'Degraded', down: 'Down', off: 'Off' } as const;
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const time = (at: string) =>
  new Date(at).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' });

/** The operators' page: made here as one document, so that it works when everything else is down. */
export function statusPage({ status, checkedAt, parts }: Health): string {
  const rows = parts
    .map(
      ({ name, state, what, version, instances, latency, lastFailure }) => `<tr>
<th scope="row">${escaped(name)}</th><td><span class="${state}">${words[state]}</span></td><td>${escaped(version ?? '–')}</td>
<td class="n">${instances}</td><td class="n">${latency === null ? '–' : `${latency} ms`}</td>
<td>${what ? `now: ${escaped(what)}; ` : ''}${lastFailure ? `${escaped(time(lastFailure.at))}: ${escaped(lastFailure.what)}` : 'none since start'}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Status of the portal</title><style>${style}</style><script>${script}</script></head>
<body><header><b>Asset Lifecycle Management Portal</b><span>Status for operators</span></header>
<main><h1>Status <span class="${status}">${words[status]}</span></h1><p>Checked <time>${escaped(time(checkedAt))}</time>; <label><input type="checkbox" id="renewing" checked> renew every 5 seconds</label></p>
<div class="scroll" tabindex="0" role="region" aria-label="Parts"><table><thead><tr><th>Part</th><th>State</th><th>Version</th><th class="n">Instances</th><th class="n">Latency</th><th>Last failure</th></tr></thead>
<tbody>${rows}</tbody></table></div></main></body></html>`;
}

// What is open, focused or selected stays as it is while only the figures change.
const script = `setInterval(async () => {
  if (!document.getElementById('renewing').checked) return;
  const answer = await fetch('/status').catch(() => undefined);
  if (!answer?.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of ['h1', 'time', 'tbody'])
    document.querySelector(part).replaceWith(next.querySelector(part));
}, 5000)`;

const style = `*{box-sizing:border-box}body{margin:0;font:14px/1.5 "Noto Sans",system-ui,sans-serif;color:#14242b;background:#f1f4f4}
header{background:#0c2c35;color:#fff;padding:12px 24px;display:grid}header span{color:#b9cfd5;font-size:.9em}
main{padding:16px 24px;max-width:1080px}h1{font-size:1.7em;font-weight:600;display:flex;gap:12px;align-items:center;margin:8px 0}
p{color:#415259}.scroll{overflow-x:auto;background:#fff;border:1px solid #d2dbdd;border-radius:6px}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:9px 14px;border-bottom:1px solid #d2dbdd;white-space:nowrap}
thead th{background:#e6eced;color:#415259}tbody tr:last-child>*{border-bottom:0}.n{text-align:right;font-variant-numeric:tabular-nums}
td span,h1 span{border-radius:3px;padding:1px 8px;font-weight:500;font-size:14px}.up{color:#17602f;background:#dff2e5}.degraded{color:#784500;background:#fcefd5}.down{color:#9b1c16;background:#fce7e4}.off{color:#415259;background:#e6eced}
:focus-visible{outline:3px solid #0a5b69;outline-offset:2px}
@media(max-width:767px){main{padding:12px 16px}th,td{padding:9px 10px}}`;
