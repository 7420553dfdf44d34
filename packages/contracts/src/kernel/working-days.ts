const dayLength = 24 * 60 * 60 * 1_000;

/** The calendar day after one, or `by` days after it. */
export const nextDay = (day: string, by = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10);

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The working day that lies so many after a day; Monday to Friday are worked. */
export function afterWorkingDays(day: string, workingDays: number) {
  let due = day;
  for (let left = workingDays; left > 0;) {
    due = nextDay(due);
    if (isWorkingDay(due)) left -= 1;
  }
  return due;
}
