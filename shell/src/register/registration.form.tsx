import type { applicants, ReplyOf } from '@portal/contracts';
import { ApiError, Form, type ContentsPart } from '@portal/ui';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { valuesOf } from './submitted-values.js';

/** An application that its applicant corrects; `pass` proves that it is theirs. */
export type Correction = ReplyOf<typeof applicants.form> & { pass: string };

export interface RegistrationFormProps {
  onDone: (number: string) => void;
  /** Corrects this one, instead of beginning a new one. */
  correction?: Correction;
}

interface Parts<S extends z.ZodType, C extends z.ZodType> extends RegistrationFormProps {
  schema: S;
  /** What is asked for once it was submitted: the same without the passwords. */
  corrected: C;
  start: Record<string, unknown>;
  draft: string;
  contents: readonly ContentsPart[];
  failureTitle: string;
  /** What is said when the portal could not answer; else what it said, or that the reader is offline. */
  failureText?: string;
  submit: (values: z.output<S>, idempotencyKey: string) => Promise<{ number: string }>;
  correct: (values: z.output<C>, correction: Correction) => Promise<{ number: string }>;
  children: ReactNode;
}

/** The form of a registration: a new one, or one that is corrected. */
export function RegistrationForm<S extends z.ZodType, C extends z.ZodType>(parts: Parts<S, C>) {
  const { correction, failureText, onDone } = parts;
  const finish = async (sent: Promise<{ number: string }>) => {
    try {
      onDone((await sent).number);
    } catch (error) {
      const away = error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
      throw away && failureText ? new ApiError(error.status, error.code, failureText) : error;
    }
  };
  const { contents, failureTitle, children } = parts;
  if (!correction) {
    return (
      <Form
        {...{ contents, failureTitle }}
        schema={parts.schema}
        initial={parts.start}
        draft={parts.draft}
        onSubmit={(values, { idempotencyKey }) => finish(parts.submit(values, idempotencyKey))}
      >
        {children}
      </Form>
    );
  }
  return (
    <Form
      failureTitle={failureTitle}
      contents={contents.map((part) => ({ ...part, names: part.names.filter((name) => !/password/i.test(name)) }))}
      schema={parts.corrected}
      initial={valuesOf(correction)}
      draft={`correction-${correction.id}-${correction.version}`}
      marked={correction.fieldsToCorrect}
      onSubmit={(values) => finish(parts.correct(values, correction))}
    >
      {children}
    </Form>
  );
}
