/** Before and after of what a change sets, for the audit log; what stays the same is left out. */
export function changesBetween(before: object, set: object) {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(set as Record<string, unknown>).filter(
    ([field, to]) => JSON.stringify(old[field]) !== JSON.stringify(to),
  );
  return Object.fromEntries(changed.map(([field, to]) => [field, { from: old[field] ?? null, to: to ?? null }]));
}
