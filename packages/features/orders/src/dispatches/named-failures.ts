import type { NewDispatchAdvice } from '@portal/contracts';
import { ApiError } from '@portal/ui';

const place = /^lines\.(\d+)(?:\.serialNumbers(?:\.(\d+))?|\.(manufacturer))?/;

/** The same refusal at the fields of the form: each line says which of its serial numbers cannot be, and why. */
export function namedFailures(
  error: ApiError,
  { lines }: NewDispatchAdvice,
  lineIds: readonly string[],
  say: (message: string) => string,
): ApiError {
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
      fields[`lines.${lineIds.indexOf(line.lineId)}.${maker}`] = message;
      continue;
    }
    const field = `lines.${lineIds.indexOf(line.lineId)}.serialNumbers`;
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
