import { useId, type ReactNode } from 'react';
import { useFieldValue } from './form-context.js';

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
    <section className="part sheet" aria-labelledby={heading}>
      <div className="ph">
        <h2 id={heading}>{title}</h2>
        {help && <p className="s">{help}</p>}
      </div>
      <div className="pf">{children}</div>
    </section>
  );
}

/** Two fields beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className="rowf">{children}</div>;

/** Shows its fields only when the value at `name` is the given one. */
export function When({ name, is, children }: { name: string; is: unknown; children: ReactNode }) {
  const value = useFieldValue(name);
  return value === is ? children : null;
}
