import { Button } from 'antd';
import { Share2 } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { useShare } from './use-share.js';

/** Gives the address of this page on; `title` is what a phone calls it. */
export function ShareButton({ title }: { title: string }) {
  const t = useT();
  const { share, dialog } = useShare(title);
  return (
    <>
      <Button icon={<Icon icon={Share2} />} onClick={share}>
        {t('Share')}
      </Button>
      {dialog}
    </>
  );
}
