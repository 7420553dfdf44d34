import { useCallback, useId, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError, messageOf } from '../api/api-error.js';
import { newKey } from '../api/call.js';
import { inPageOrder } from './controls.js';
import { ErrorSummary } from './error-summary.js';
import { FormContext } from './form-context.js';
import type { Errors } from './form-errors.js';
import type { FormStore } from './form-store.js';
import { valueAt, type Values } from './path.js';
import css from './form-body.module.css';

/** What every form is given, besides its schema. */
export interface FormBodyProps<S extends z.ZodType> {
  /** What the form starts with. */
  initial?: Values;
  /** Sends the checked values; what it throws is shown, at its fields where it names them. */
  onSubmit: (values: z.output<S>, sending: { idempotencyKey: string }) => Promise<unknown> | void;
  children: ReactNode;
  /** Paths of the fields that somebody asked to correct. */
  marked?: readonly string[];
  /** The heading over a failure that belongs to no field. */
  failureTitle?: string;
  /** The heading over what is wrong at these fields, where counting it says too little. */
  problemsTitle?: (paths: readonly string[]) => string | undefined;
}

/** Where a form's values are and how they are checked. */
interface FormCore<S extends z.ZodType> {
  store: FormStore;
  setValue: (path: string, value: unknown) => void;
  /** Checks the values, and hands on what the schema made of them, or what is wrong with them. */
  check: (
    onRight: (values: z.output<S>) => Promise<void>,
    onWrong: (errors: Errors, failure?: string) => void,
  ) => Promise<void>;
  /** What a field is called that does not say so itself. */
  labelOf: (path: string) => string;
  draftNote?: ReactNode;
  /** What stands beside a long form, which Enter in a field does not send. */
  contentsList?: ReactNode;
}

type Change = (before: unknown) => unknown;
const isChange = (value: unknown): value is Change => typeof value === 'function';

const without = (errors: Errors, path: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== path));

/** In a long form Enter would send what the reader has not come to yet; what lies over the page is no part of it. */
function stayOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form === currentTarget) event.preventDefault();
}

function useHolds(store: FormStore) {
  const holds = useRef(new Map<string, string>());
  const hold = useCallback(
    (path: string, reason: string | undefined) => {
      const before = holds.current.get(path);
      if (reason) holds.current.set(path, reason);
      else holds.current.delete(path);
      // What no longer holds the form is no longer said.
      const { errors } = store.state();
      if (before && errors[path] === before) store.update({ errors: without(errors, path) });
    },
    [store],
  );
  return { hold, held: () => Object.fromEntries(holds.current) };
}

/** The body of every form: sends what was typed once, and brings the reader to what is wrong. */
export function FormBody<S extends z.ZodType>({
  store,
  setValue,
  check,
  labelOf,
  onSubmit,
  children,
  contentsList,
  draftNote,
  marked = [],
  failureTitle,
  problemsTitle,
}: Omit<FormBodyProps<S>, 'initial'> & FormCore<S>) {
  const id = useId().replaceAll(':', '');
  const busy = useSyncExternalStore(store.subscribe, () => store.state().busy);
  const sending = useRef(false);
  const last = useRef<{ content: string; key: string }>(undefined);
  const { hold, held } = useHolds(store);

  const set = (path: string, value: unknown) =>
    setValue(path, isChange(value) ? value(valueAt(store.state().values, path)) : value);
  const show = (found: Errors, failure?: string) =>
    store.update({ errors: inPageOrder(id, found), failure, attempt: store.state().attempt + 1 });
  const send = async (content: z.output<S>) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newKey() };
    store.update({ errors: {}, failure: undefined });
    try {
      await onSubmit(content, { idempotencyKey: last.current.key });
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) last.current = undefined;
      const fields = error instanceof ApiError ? error.fields : {};
      show(fields, Object.keys(fields).length ? undefined : messageOf(error));
    }
  };
  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    store.update({ busy: true });
    try {
      await check(
        async (content) => (Object.keys(held()).length ? show(held()) : send(content)),
        (errors, failure) => show(failure ? errors : { ...errors, ...held() }, failure),
      );
    } finally {
      sending.current = false;
      store.update({ busy: false });
    }
  };

  return (
    <FormContext value={{ id, labelOf, marked, draftNote, hold, set, store }}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields pass here, it has none itself */}
      <form
        id={id}
        noValidate
        aria-busy={busy}
        onKeyDown={contentsList ? stayOnEnter : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={contentsList ? css.withContents : undefined}>
          {contentsList}
          <div className={css.main}>
            <ErrorSummary failureTitle={failureTitle} problemsTitle={problemsTitle} />
            {children}
          </div>
        </div>
      </form>
    </FormContext>
  );
}
