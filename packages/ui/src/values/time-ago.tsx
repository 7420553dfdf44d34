import { useEffect, useState } from 'react';
import { usePreferences } from '../theme/preferences.js';
import { formatMoment } from './date.js';

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

function wordsOf(seconds: number, language: string) {
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' });
  const [unit, size] = steps.find(([, each]) => seconds >= each) ?? (['second', seconds || 1] as const);
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit);
}

/** How long ago a moment was, in the reader's language; the exact time is its title. */
export function TimeAgo({ value }: { value: string }) {
  const { language } = usePreferences();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, (now - Date.parse(value)) / 1_000);
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {wordsOf(seconds, language)}
    </time>
  );
}
