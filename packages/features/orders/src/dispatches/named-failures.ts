import type { DispatchBalance, NewDispatchAdvice } from '@portal/contracts';
import { ApiError } from '@portal/ui';

const place = /^lines\.(\d+)(?:\.serialNumbers(?:\.(\d+))?|\.(manufacturer))?/;

/** The same refusal at the fields of the form: each line says which of its serial numbers cannot be, and why; a missing maker names its item. */
export function namedFailures(
  error: ApiError,
  { lines }: NewDispatchAdvice,
  goods: readonly Pick<DispatchBalance, 'lineId' | 'name'>[],
  say: (message: string) => string,
): ApiError {
  const placeOf = (lineId: string) => goods.findIndex((one) => one.lineId === lineId);
  const fields: Record<string, string> = {};
  const named = new Map<string, Map<string, string[]>>();
  for (const [path, message] of Object.entries(error.fields)) {
    const [, at, unit, maker] = place.exec(path) ?? [];
    const line = at === undefined ? undefined : lines[Number(at)];
    if (!line) {
      fields[path] = message;
      continue;
    }
    if (maker) {
      const at = placeOf(line.lineId);
      fields[`lines.${at}.${maker}`] = `${goods[at]?.name ?? ''}: ${say(message)}`;
      continue;
    }
    const field = `lines.${placeOf(line.lineId)}.serialNumbers`;
    const byMessage = named.get(field) ?? new Map<string, string[]>();
    const serial = unit === undefined ? [] : [line.serialNumbers[Number(unit)] ?? ''];
    named.set(field, byMessage.set(message, [...(byMessage.get(message) ?? []), ...serial]));
  }
  for (const [field, byMessage] of named)
    fields[field] = [...byMessage]
      .map(([message, serials]) => (serials.length > 0 ? `${serials.join(', ')}: ${say(message)}` : say(message)))
      .join('; ');
  return new ApiError(error.status, error.code, error.error, fields, error.retryAfter, error.traceId);
}
