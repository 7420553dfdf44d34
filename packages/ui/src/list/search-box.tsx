import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../values/icon.js';

const pauseOfTyping = 350;

/** The text search of a list: asks once typing pauses. */
export function SearchBox({ label, value, onChange }: { label: string; value: string; onChange: (q: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const ask = useEffectEvent(onChange);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => ask(typed.trim()), pauseOfTyping);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <Input
      className="q"
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      prefix={<Icon of={Search} />}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
