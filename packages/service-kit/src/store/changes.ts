/** Before and after of what a change sets, for the audit log; what stays the same is left out. */
export function changesBetween(before: object, set: object) {
  const old = new Map<string, unknown>(Object.entries(before));
  const now: [string, unknown][] = Object.entries(set);
  const changed = now.filter(([field, to]) => JSON.stringify(old.get(field)) !== JSON.stringify(to));
  return Object.fromEntries(changed.map(([field, to]) => [field, { from: old.get(field) ?? null, to: to ?? null }]));
}
