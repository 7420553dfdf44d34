import { useRef, useState } from 'react';
import type { z } from 'zod';
import { messageOf, networkError } from '../api/api-error.js';
import { FormBody, type FormBodyProps } from './form-body.js';
import { errorsOf } from './form-errors.js';
import { formStore } from './form-store.js';
import { withValue } from './path.js';

export interface LightFormProps<S extends z.ZodType> extends FormBodyProps<S> {
  /** Brings the schema, when the form is sent: until then nothing is checked. */
  fetchSchema: () => Promise<S>;
}

function unnamed(path: string): never {
  throw new Error(`The field ${path} of a light form says itself what it is called`);
}

/** A short form for what everybody loads before signing in: its schema comes late, its fields have their labels with them, and its values need no library. */
export function LightForm<S extends z.ZodType>({ fetchSchema, initial = {}, ...body }: LightFormProps<S>) {
  const [store] = useState(() => formStore(initial));
  const schema = useRef<S>(undefined);
  const bringSchema = async () => {
    if (schema.current) return schema.current;
    schema.current = await fetchSchema();
    store.checkWith(schema.current);
    return schema.current;
  };
  return (
    <FormBody
      store={store}
      labelOf={unnamed}
      setValue={(path, value) => store.change(path, withValue(store.state().values, path, value))}
      check={async (onRight, onWrong) => {
        const brought = await bringSchema().catch((error: unknown) => onWrong({}, messageOf(networkError(error))));
        const result = brought?.safeParse(store.state().values);
        if (result?.success) await onRight(result.data);
        if (result?.error) onWrong(errorsOf(result.error));
      }}
      {...body}
    />
  );
}
