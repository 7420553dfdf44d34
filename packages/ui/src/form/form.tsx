import { descriptionOf } from '@portal/contracts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { EditedRecord } from './conflict/edited-record.js';
import { useCountAsBegun } from './begun-forms.js';
import { useConflict, type Sending } from './conflict/use-conflict.js';
import { DraftSaved } from './draft-saved.js';
import { ownDraft, startOf } from './draft.js';
import { FormBody, type FormBodyProps } from './form-body.js';
import { formStore } from './form-store.js';
import { valueAt, withValue, type Values } from './path.js';
import { messagesIn, resolverOf } from './resolver.js';
import { TableOfContents, type ContentsPart } from './table-of-contents.js';
import { useDraft } from './use-draft.js';

export interface FormProps<S extends z.ZodType> extends Omit<FormBodyProps<S>, 'onSubmit'> {
  /** Sends the checked values; what it throws is shown, at its fields where it names them. Who stays in the form gives the saved record back. */
  onSubmit: (values: z.output<S>, sending: Sending) => Promise<unknown> | void;
  /** Asked with the checked values before they are sent; who does not mean them keeps what was typed. */
  confirm?: (values: z.output<S>) => Promise<boolean>;
  /** The record that it changes, instead of `initial`: a save over a newer version asks whose values count. */
  edited?: EditedRecord | undefined;
  /** What the values must be, and what their fields are called; its messages are shown. */
  schema: S;
  /** Keeps what was typed in this browser under this name until it is sent, for who typed it. */
  draft?: string;
  /** The parts of a long form: a contents list stands beside it, and Enter in a field does not send it. */
  contents?: readonly ContentsPart[];
}

/** A form that checks with the contract's schema, keeps what was typed, and brings the reader to what is wrong. */
export function Form<S extends z.ZodType>({
  schema,
  edited,
  initial = edited?.values,
  draft,
  contents,
  confirm,
  onSubmit,
  ...body
}: FormProps<S>) {
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
  const countAsSent = useCountAsBegun(store);
  const { send, dialog } = useConflict({
    ...{ schema, edited, onSubmit },
    valuesOf: () => store.state().values,
    set: (path, value) => form.setValue(path, value),
  });
  return (
    <FormProvider {...form}>
      <FormBody<S>
        store={store}
        draftNote={<DraftSaved />}
        contentsList={contents && <TableOfContents parts={contents} />}
        onSubmit={async (content, sending) => {
          if (confirm && !(await confirm(content))) return;
          await send(content, sending);
          dropDraft();
          countAsSent();
        }}
        labelOf={(path) => descriptionOf(schema, path).label}
        setValue={(path, value) => form.setValue(path, value)}
        check={(onRight, onWrong) => form.handleSubmit(onRight, (errors) => onWrong(messagesIn(errors)))()}
        {...body}
      />
      {dialog}
    </FormProvider>
  );
}
