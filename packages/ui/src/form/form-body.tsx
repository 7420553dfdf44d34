import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError, messageOf, networkError } from '../api/api-error.js';
import { newKey } from '../api/call.js';
import { drafts } from './draft.js';
import { ErrorSummary } from './error-summary.js';
import { FormContext, type FormState } from './form-context.js';
import { inPageOrder } from './controls.js';
import { TableOfContents, type ContentsPart } from './table-of-contents.js';
import { at, withValue, type Values } from './path.js';
import { useDraft } from './use-draft.js';

/** What every form is given, besides its schema. */
export interface FormBodyProps<S extends z.ZodType> {
  /** What the form starts with. */
  initial?: Values;
  /** Keeps what was typed in this browser under this name until it is sent. */
  draft?: string;
  /** Sends the checked values; what it throws is shown, at its fields where it names them. */
  onSubmit: (values: z.output<S>, sending: { idempotencyKey: string }) => Promise<unknown> | void;
  children: ReactNode;
  /** The parts of a long form: a contents list stands beside it. */
  contents?: readonly ContentsPart[];
  /** Paths of the fields that somebody asked to correct. */
  marked?: readonly string[];
  /** The heading over a failure that belongs to no field. */
  failureTitle?: string;
}

interface SchemaOf<S extends z.ZodType> {
  /** What the values must be, as soon as it is here. */
  schema: () => S | undefined;
  /** Brings the schema before the form is sent. */
  fetchSchema?: () => Promise<unknown>;
  /** What a field is called that does not say so itself. */
  labelOf: (path: string) => string;
}

type Errors = Record<string, string>;
type Change = (before: unknown) => unknown;

// The first message of each field counts.
const errorsOf = (error: z.ZodError): Errors =>
  Object.fromEntries([...error.issues].reverse().map(({ path, message }) => [path.join('.'), message]));

const within = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}.`);

const without = (errors: Errors, path: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== path));

/** The body of every form: keeps what was typed, checks it, and brings the reader to what is wrong. */
export function FormBody<S extends z.ZodType>({
  schema,
  fetchSchema,
  labelOf,
  initial = {},
  draft,
  onSubmit,
  children,
  contents,
  marked = [],
  failureTitle,
}: FormBodyProps<S> & SchemaOf<S>) {
  const id = useId().replaceAll(':', '');
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...(draft ? drafts.read(draft) : undefined) }));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const last = useRef<{ content: string; key: string }>(undefined);
  const holds = useRef(new Map<string, string>());
  const hold = useCallback((path: string, reason: string | undefined) => {
    const before = holds.current.get(path);
    if (reason) holds.current.set(path, reason);
    else holds.current.delete(path);
    // What no longer holds the form is no longer said.
    setErrors((shown) => (before && shown[path] === before ? without(shown, path) : shown));
  }, []);
  const { savedAt, drop } = useDraft(draft, values);

  // Before a form is sent the first time nothing is checked: a schema that is fetched is here by then.
  const issues = (of: Values) => {
    const result = schema()?.safeParse(of);
    return result?.error ? errorsOf(result.error) : {};
  };
  const show = (found: Errors, message?: string) => {
    setErrors(inPageOrder(id, found));
    setFailure(message);
    setAttempt((before) => before + 1);
  };
  const set = (path: string, value: unknown) => {
    const changed = (before: Values) =>
      withValue(before, path, typeof value === 'function' ? (value as Change)(at(before, path)) : value);
    setValues(changed);
    if (!attempt) return;
    const before = issues(values);
    const now = issues(changed(values));
    // What the server refused stays until its field is changed; all else follows the schema.
    const still = ([key, message]: [string, string]): [string, string][] => {
      if (now[key]) return [[key, now[key]]];
      return before[key] || within(key, path) ? [] : [[key, message]];
    };
    setErrors((shown) => Object.fromEntries(Object.entries(shown).flatMap(still)));
  };
  const check = (paths: readonly string[]) => {
    const found = Object.entries(issues(values)).filter(([key]) => paths.some((path) => within(key, path)));
    if (found.length) show(Object.fromEntries(found));
    return !found.length;
  };
  const send = async (content: z.output<S>) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newKey() };
    try {
      await onSubmit(content, { idempotencyKey: last.current.key });
      drop();
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) last.current = undefined;
      const fields = error instanceof ApiError ? error.fields : {};
      show(fields, Object.keys(fields).length ? undefined : messageOf(error));
    }
  };
  const bringSchema = async (fetch: () => Promise<unknown>) => {
    sending.current = true;
    setBusy(true);
    await fetch().catch((error: unknown) => show({}, messageOf(networkError(error))));
    sending.current = false;
    setBusy(false);
  };
  const submit = async () => {
    if (sending.current) return;
    if (fetchSchema && !schema()) await bringSchema(fetchSchema);
    const result = schema()?.safeParse(values);
    if (!result) return;
    const held = Object.fromEntries(holds.current);
    if (!result.success) return show({ ...errorsOf(result.error), ...held });
    if (holds.current.size > 0) return show(held);
    sending.current = true;
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    await send(result.data);
    sending.current = false;
    setBusy(false);
  };

  const state: FormState = { id, labelOf, values, errors, busy, marked, hold, set, savedAt, check };
  return (
    <FormContext value={state}>
      <form
        id={id}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={contents ? 'formgrid' : 'form-one'}>
          {contents && <TableOfContents parts={contents} />}
          <div className="form-main">
            <ErrorSummary errors={errors} failure={failure} failureTitle={failureTitle} attempt={attempt} />
            {children}
          </div>
        </div>
      </form>
    </FormContext>
  );
}
