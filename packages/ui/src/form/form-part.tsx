import { clsx } from 'clsx/lite';
import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { useFieldValue } from './form-context.js';
import { Surface } from '../layout/layout.js';
import { Secondary } from '../text/text.js';
import css from './form-part.module.css';

/** A part of a long form: title and help at its side, fields beside them. `id` is what the contents list links to. */
export function FormPart({
  id,
  title,
  help,
  children,
}: {
  id?: string;
  title: string;
  help?: string;
  children: ReactNode;
}) {
  const own = useId();
  const heading = id ?? own;
  return (
    <Surface as="section" className={css.part} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {help && <Secondary as="p">{help}</Secondary>}
      </div>
      <Fields>{children}</Fields>
    </Surface>
  );
}

/** Fields one below the other, no wider than one types. */
export const Fields = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={clsx(css.fields, className)} />
);

/** Two fields beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;

/** Shows its fields only when the value at `name` is the given one. */
export function When({ name, is, children }: { name: string; is: unknown; children: ReactNode }) {
  const value = useFieldValue(name);
  return value === is ? children : null;
}
