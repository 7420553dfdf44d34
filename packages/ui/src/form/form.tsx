import { descriptionOf } from '@portal/contracts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { DraftSaved } from './draft-saved.js';
import { ownDraft, startOf } from './draft.js';
import { FormBody, type FormBodyProps } from './form-body.js';
import { formStore } from './form-store.js';
import { valueAt, withValue, type Values } from './path.js';
import { messagesIn, resolverOf } from './resolver.js';
import { TableOfContents, type ContentsPart } from './table-of-contents.js';
import { useDraft } from './use-draft.js';

export interface FormProps<S extends z.ZodType> extends FormBodyProps<S> {
  /** What the values must be, and what their fields are called; its messages are shown. */
  schema: S;
  /** Keeps what was typed in this browser under this name until it is sent, for who typed it. */
  draft?: string;
  /** The parts of a long form: a contents list stands beside it, and Enter in a field does not send it. */
  contents?: readonly ContentsPart[];
}

/** A form that checks with the contract's schema, keeps what was typed, and brings the reader to what is wrong. */
export function Form<S extends z.ZodType>({ schema, initial, draft, contents, onSubmit, ...body }: FormProps<S>) {
  // As long as the form is there: it is kept once more when the session has ended.
  const kept = useMemo(() => draft && ownDraft(draft), [draft]);
  const [defaultValues] = useState(() => startOf(initial, kept));
  const [store] = useState(() => formStore(defaultValues));
  const form = useForm<Values, unknown, z.output<S>>({ defaultValues, resolver: resolverOf(schema) });
  const { subscribe } = form;
  // Before the effects of fields, which may set values.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) =>
          name && store.change(name, withValue(store.state().values, name, valueAt(values, name))),
      }),
    [store, subscribe],
  );
  useLayoutEffect(() => store.checkWith(schema), [store, schema]);
  const dropDraft = useDraft(kept, store);
  return (
    <FormProvider {...form}>
      <FormBody<S>
        store={store}
        draftNote={<DraftSaved />}
        contentsList={contents && <TableOfContents parts={contents} />}
        onSubmit={async (content, sending) => {
          await onSubmit(content, sending);
          dropDraft();
        }}
        labelOf={(path) => descriptionOf(schema, path).label}
        setValue={(path, value) => form.setValue(path, value)}
        check={(onRight, onWrong) => form.handleSubmit(onRight, (errors) => onWrong(messagesIn(errors)))()}
        {...body}
      />
    </FormProvider>
  );
}
