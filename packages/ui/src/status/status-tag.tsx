import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { lookOf, type StatusKind } from './looks.js';
import { ToneTag } from './tone-tag.js';

/** A status: icon and text always, filled only where it deviates from normal. */
export function StatusTag({ status, kind = 'order' }: { status: string; kind?: StatusKind }) {
  const t = useT();
  const [tone, icon] = lookOf(kind, status);
  return (
    <ToneTag tone={tone}>
      <Icon icon={icon} size={14} />
      {t(status)}
    </ToneTag>
  );
}
