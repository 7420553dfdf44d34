import type { ComponentProps, ReactNode } from 'react';

/** One line of text with antd's look and none of its weight: for what everybody loads before signing in. `suffix` stands inside. */
export function PlainInput({ suffix, className = '', ...input }: ComponentProps<'input'> & { suffix?: ReactNode }) {
  if (!suffix) return <input {...input} className={`plain-input ${className}`} />;
  return (
    <span className="plain-input around">
      <input {...input} className={`inside ${className}`} />
      <span className="suffix">{suffix}</span>
    </span>
  );
}
