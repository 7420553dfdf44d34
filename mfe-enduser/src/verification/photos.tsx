import { fileRules, mostVerificationPhotos } from '@portal/contracts';
import { ErrorText, formatSize, Icon, Secondary, useT } from '@portal/ui';
import { Button } from 'antd';
import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeptPhoto } from './kept-verifications.js';
import css from './photos.module.css';

/** A photo that is still in this browser alone. */
function Picture({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt={file.name} />;
}

export interface PhotosProps {
  photos: readonly KeptPhoto[];
  fault: string | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
}

/** Photos of the device, taken with the phone's camera or chosen; kept on the phone until the checklist is sent. */
export function Photos({ photos, fault, onAdd, onRemove }: PhotosProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section aria-labelledby="photos-of-device">
      <h2 id="photos-of-device">
        {t('Photos')} <Secondary>({t('optional')})</Secondary>
      </h2>
      <Secondary as="p">
        {t('At most {{count}} photos, JPG or PNG, each at most {{size}}', {
          count: mostVerificationPhotos,
          size: formatSize(fileRules.photo.maxBytes),
        })}
      </Secondary>
      <ul className={css.photos}>
        {photos.map(({ key, file }) => (
          <li key={key}>
            <Picture file={file} />
            <Button
              icon={<Icon icon={Trash2} />}
              aria-label={`${t('Remove')}: ${file.name}`}
              onClick={() => onRemove(key)}
            />
          </li>
        ))}
      </ul>
      {fault && <ErrorText role="alert">{t(fault)}</ErrorText>}
      <Button
        icon={<Icon icon={Camera} />}
        disabled={photos.length >= mostVerificationPhotos}
        onClick={() => input.current?.click()}
      >
        {t('Add photo')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".jpg,.jpeg,.png"
        aria-label={t('Add photo')}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </section>
  );
}
