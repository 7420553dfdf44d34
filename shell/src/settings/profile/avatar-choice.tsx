import { fileRules, identityFiles, type Profile, profiles } from '@portal/contracts';
import {
  Actions,
  Avatar,
  call,
  checkSession,
  faultOf,
  formatSize,
  messageOf,
  newKey,
  Refusal,
  Secondary,
  toast,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import css from './avatar-choice.module.css';
import settings from '../settings.module.css';

const rule = fileRules.avatar;

/** The own picture, which the header shows: choose, replace, remove. */
export function AvatarChoice({ profile: { name, avatar } }: { profile: Profile }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const take = useWrite(profiles.setAvatar);
  const drop = useWrite(profiles.removeAvatar);
  const [part, setPart] = useState<number>();
  const [fault, setFault] = useState<string>();

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setFault(undefined);
    try {
      await work();
      await checkSession();
      toast(done);
    } catch (error) {
      setFault(messageOf(error));
    } finally {
      setPart(undefined);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refused = faultOf(file, rule);
    if (refused) return setFault(refused);
    await attempt(async () => {
      const stored = await call(identityFiles.upload, {
        query: { purpose: 'avatar' },
        files: { file },
        idempotencyKey: newKey(),
        onProgress: setPart,
      });
      await take.mutateAsync({ body: { file: [stored.id] } });
    }, t('Your picture was saved'));
  };
  const busy = part !== undefined || take.isPending || drop.isPending;
  return (
    <div className={css.choice}>
      <Avatar name={name} file={avatar} large />
      <div className={css.words}>
        <Secondary as="p">{t('PNG or JPG, square, at most {{size}}', { size: formatSize(rule.maxBytes) })}</Secondary>
        <Actions className={settings.buttons}>
          <Button loading={busy} onClick={() => input.current?.click()}>
            {avatar ? t('Choose another picture') : t('Choose a picture')}
          </Button>
          {avatar && (
            <Button
              disabled={busy}
              onClick={() => void attempt(() => drop.mutateAsync({}), t('Your picture was removed'))}
            >
              {t('Remove picture')}
            </Button>
          )}
        </Actions>
        {part !== undefined && <progress value={part} max={1} aria-label={t('Picture')} />}
        {fault && <Refusal text={fault} />}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('Picture')}
        accept=".png,.jpg,.jpeg"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
