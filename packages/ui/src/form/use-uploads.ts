import { isOneOf, type FileRule, type Operation, type ScanState } from '@portal/contracts';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/api-error.js';
import { call, newKey, type Asking } from '../api/call.js';
import { useFieldValue, useForm } from './form-context.js';

/** A file on its way or stored; `id` once it is stored. */
export interface Uploaded {
  key: string;
  name: string;
  size: number;
  id?: string;
  scan?: ScanState;
  /** Sent so far, 0 to 1. */
  part?: number;
  error?: string;
  /** Another try would end the same way. */
  refused?: boolean;
  file?: File;
}

interface Known {
  id: string;
  name: string;
  size: number;
  scan?: ScanState;
}

const ending = (name: string) => name.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg') ?? '';

/** Why this file would be refused; the server looks at its content too. */
export const faultOf = (file: File, rule: FileRule) => {
  if (!isOneOf(rule.types, ending(file.name))) return 'This type of file is not accepted';
  if (file.size > rule.maxBytes) return 'The file or request is too large';
  return undefined;
};

/** A form does not go without the files that were chosen for it; one that is refused for good stops nothing where another stands. */
function holdReason(purpose: string, chosen: readonly Uploaded[], stored: readonly Known[]) {
  const sending = stored.length > 0 ? chosen.filter(({ refused }) => !refused) : chosen;
  if (sending.some(({ error }) => error)) {
    return purpose === 'logo'
      ? 'Logo upload failed. Please try again or submit without logo.'
      : 'A file was not uploaded. Please try again or remove it.';
  }
  return sending.length > 0 ? 'Please wait until the files are uploaded' : undefined;
}

/** Where the form keeps what the files of a field are called: beside the field, so that they move with the row it is in. */
const besides = (path: string) => path.replace(/[^.]+$/, '$$files.$&');

/** The files of one field: sends them, keeps their ids in the form, and what they are called beside it. */
export function useUploads({
  operation,
  purpose,
  rule,
  path,
}: {
  operation: Operation;
  purpose: string;
  rule: FileRule;
  path: string;
}) {
  const form = useForm();
  const [sending, setSending] = useState<Uploaded[]>([]);
  const known = besides(path);
  const stored = useFieldValue<Known[]>(known) ?? [];

  const { hold } = form;
  const reason = holdReason(purpose, sending, stored);
  useEffect(() => {
    hold(path, reason);
    return () => hold(path, undefined);
  }, [hold, path, reason]);

  const keep = (file: Known) => {
    form.set(known, (before?: Known[]) => [...(before ?? []), file]);
    form.set(path, (before?: string[]) => [...(before ?? []), file.id]);
  };
  const drop = (id: string) => {
    form.set(known, (before?: Known[]) => before?.filter((one) => one.id !== id));
    form.set(path, (before?: string[]) => before?.filter((one) => one !== id));
  };
  const note = (key: string, changes: Partial<Uploaded> | undefined) =>
    setSending((before) =>
      before.flatMap((one) => (one.key !== key ? [one] : changes ? [{ ...one, ...changes }] : [])),
    );

  const send = async (one: Uploaded & { file: File }) => {
    note(one.key, { error: undefined, part: 0 });
    try {
      const asking: Asking = {
        query: { purpose },
        files: { file: one.file },
        idempotencyKey: one.key,
        onProgress: (part: number) => note(one.key, { part }),
      };
      const { id, scan } = (await call(operation, asking)) as { id: string; scan?: ScanState };
      keep({ id, name: one.name, size: one.size, scan });
      note(one.key, undefined);
    } catch (error) {
      note(one.key, { error: messageOf(error), part: undefined });
    }
  };
  const add = (files: File[]) => {
    const added = files.map((file) => ({
      key: newKey(),
      name: file.name,
      size: file.size,
      file,
      error: faultOf(file, rule),
      refused: faultOf(file, rule) !== undefined,
    }));
    setSending((before) => [...before, ...added]);
    for (const one of added) if (!one.error) void send(one);
  };
  return {
    files: [...stored.map((one): Uploaded => ({ key: one.id, ...one })), ...sending],
    add,
    remove: ({ key, id }: Uploaded) => (id ? drop(id) : note(key, undefined)),
    retry: (one: Uploaded) => {
      if (one.file && !faultOf(one.file, rule)) void send({ ...one, file: one.file });
    },
  };
}
