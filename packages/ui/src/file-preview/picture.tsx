import type { Operation } from '@portal/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileOf } from '../api/download.js';
import type { FileEntry } from '../detail/files.js';
import { Problem } from '../states/problem.js';
import { Skeleton } from '../states/skeleton.js';

/** A picture that is here already. */
export function Picture({ blob, name }: { blob: Blob; name: string }) {
  const [address] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={name} />;
}

/** The content of a file of a record, read with the session's token. */
export const useStoredFile = (operation: Operation, id: string) =>
  useQuery({
    queryKey: ['file', operation.subject, id],
    queryFn: ({ signal }) => fileOf(operation, { params: { id }, signal }),
  });

/** A picture of a record where it belongs in the text; `operation` is the download of its service. */
export function StoredPicture({ file, operation, name }: { file: FileEntry; operation: Operation; name: string }) {
  const { data, error, refetch } = useStoredFile(operation, file.id);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  return data ? <Picture blob={data} name={name} /> : <Skeleton />;
}
