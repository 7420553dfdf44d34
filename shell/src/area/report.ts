import type { AreaReport } from '@portal/contracts';
import { headersOfReader } from '@portal/ui';

/** Tells operators how a release of an area opened or ran, also while the page goes. Nobody waits for it, and nothing is said when it does not arrive. */
export function reportArea(report: AreaReport) {
  const headers = { 'content-type': 'application/json', ...headersOfReader() };
  const sending = { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) };
  void fetch('/api/area-reports', sending).catch(() => undefined);
}
