import { Input } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { Icon } from '../values/icon.js';

const pauseOfTyping = 350;

interface SearchBoxProps {
  label: string;
  value: string;
  className?: string;
  onChange: (q: string) => void;
}

/** The text search of a list: asks once typing pauses. */
export function SearchBox({ label, value, className, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const ask = useDebouncedCallback((text: string) => text !== value && onChange(text), pauseOfTyping);
  const type = (text: string) => {
    setTyped(text);
    ask(text.trim());
  };
  return (
    <Input
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      prefix={<Icon icon={Search} />}
      onChange={({ target }) => type(target.value)}
    />
  );
}
