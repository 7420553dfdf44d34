/** @untranslated name of a time zone */
const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India, YYYY-MM-DD: days of records are days there. */
export const dayInIndia = (now = new Date()) => inIndia.format(now);
