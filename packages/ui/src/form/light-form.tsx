import { useRef } from 'react';
import type { z } from 'zod';
import { FormBody, type FormBodyProps } from './form-body.js';

export interface LightFormProps<S extends z.ZodType> extends FormBodyProps<S> {
  /** Brings the schema, when the form is sent: until then nothing is checked. */
  fetchSchema: () => Promise<S>;
}

function unnamed(path: string): never {
  throw new Error(`The field ${path} of a light form says itself what it is called`);
}

/** A form as any other, for what everybody loads before signing in: its schema comes late, and its fields have their labels with them. */
export function LightForm<S extends z.ZodType>({ fetchSchema, ...body }: LightFormProps<S>) {
  const schema = useRef<S>(undefined);
  const fetch = async () => (schema.current = await fetchSchema());
  return <FormBody schema={() => schema.current} fetchSchema={fetch} labelOf={unnamed} {...body} />;
}
