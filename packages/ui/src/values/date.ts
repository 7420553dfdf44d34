const india = 'Asia/Kolkata';
const dayParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: india,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const timeParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: india,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** A day (YYYY-MM-DD) or a moment (ISO 8601) as DD-MM-YYYY in India. */
export function formatDate(value: string) {
  if (isDay(value)) return value.split('-').reverse().join('-');
  return dayParts.format(new Date(value)).replaceAll('/', '-');
}

/** A moment as HH:mm in India. */
export const formatTime = (value: string) => timeParts.format(new Date(value));

/** A moment as DD-MM-YYYY, HH:mm in India. */
export const formatMoment = (value: string) => `${formatDate(value)}, ${formatTime(value)}`;

/** Today in India as YYYY-MM-DD. */
export const today = () => formatDate(new Date().toISOString()).split('-').reverse().join('-');

/** What was typed as DD-MM-YYYY (or with / or .) as YYYY-MM-DD; undefined when it is no such thing. */
export function parseDate(typed: string) {
  const parts = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed.trim());
  if (!parts) return undefined;
  const [, date = '', month = '', year = ''] = parts;
  const value = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const real = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(value) ? value : undefined;
}
