/** The same day some whole years later; nothing while the day is not a day yet. */
export function yearsAfter(day: unknown, years: number) {
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const end = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(end.getTime())) return undefined;
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString().slice(0, 10);
}
