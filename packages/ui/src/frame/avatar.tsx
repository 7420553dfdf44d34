import { identityFiles } from '@portal/contracts';
import { clsx } from 'clsx/lite';
import { useEffect, useState } from 'react';
import { fileOf } from '../api/download.js';
import css from './avatar.module.css';

/** The letters that stand for a name. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The address of a picture that needs the session's token to be read; none until it is here, or when it cannot be read. */
function usePicture(id: string | undefined) {
  const [picture, setPicture] = useState<{ id: string; address: string }>();
  useEffect(() => {
    if (!id) return;
    const ending = new AbortController();
    let address: string | undefined;
    fileOf(identityFiles.download, { params: { id }, signal: ending.signal }).then(
      (content) => {
        address = URL.createObjectURL(content);
        setPicture({ id, address });
      },
      () => undefined,
    );
    return () => {
      ending.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [id]);
  return picture?.id === id ? picture?.address : undefined;
}

/** Somebody's picture, or their initials; `file` is the picture's id. */
export function Avatar({ name, file, large = false }: { name: string; file?: string; large?: boolean }) {
  const address = usePicture(file);
  return (
    <span className={clsx(css.avatar, large && css.large)} aria-hidden>
      {address ? <img src={address} alt="" /> : initialsOf(name)}
    </span>
  );
}
