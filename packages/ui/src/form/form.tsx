import { descriptionOf } from '@portal/contracts';
import { useLayoutEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { startOf } from './draft.js';
import { FormBody, type FormBodyProps } from './form-body.js';
import { formStore } from './form-store.js';
import { at, withValue, type Values } from './path.js';
import { messagesIn, resolverOf } from './resolver.js';

export interface FormProps<S extends z.ZodType> extends FormBodyProps<S> {
  /** What the values must be, and what their fields are called; its messages are shown. */
  schema: S;
}

/** A form that checks with the contract's schema, keeps what was typed, and brings the reader to what is wrong. */
export function Form<S extends z.ZodType>({ schema, initial, draft, ...body }: FormProps<S>) {
  const [defaultValues] = useState(() => startOf(initial, draft));
  const [store] = useState(() => formStore(defaultValues));
  const form = useForm<Values, unknown, z.output<S>>({ defaultValues, resolver: resolverOf(schema) });
  const { subscribe } = form;
  // Before the effects of fields, which may set values.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) =>
          name && store.change(name, withValue(store.state().values, name, at(values, name))),
      }),
    [store, subscribe],
  );
  useLayoutEffect(() => store.checkWith(schema), [store, schema]);
  return (
    <FormProvider {...form}>
      <FormBody
        store={store}
        draft={draft}
        labelOf={(path) => descriptionOf(schema, path).label}
        setValue={(path, value) => form.setValue(path, value)}
        check={(onRight, onWrong) => form.handleSubmit(onRight, (errors) => onWrong(messagesIn(errors)))()}
        {...body}
      />
    </FormProvider>
  );
}
