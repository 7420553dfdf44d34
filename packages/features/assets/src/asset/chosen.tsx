import type { Asset } from '@portal/contracts';
import { Ltr, useT } from '@portal/ui';

/** Assets that something is to be done with; none, and the dialog is closed. */
export interface ChosenDialogProps {
  chosen: readonly Asset[];
  /** Some of them went. */
  onDone?: () => void;
  onClose: () => void;
}

const mostNamed = 10;

/** The assets that something is to be done with: each by name and serial number, many by their count. */
export function Chosen({ assets }: { assets: readonly Asset[] }) {
  const t = useT();
  return (
    <ul>
      {assets.slice(0, mostNamed).map(({ id, name, serialNumber }) => (
        <li key={id}>
          <bdi>{name}</bdi> <Ltr>{serialNumber}</Ltr>
        </li>
      ))}
      {assets.length > mostNamed && <li>{t('and {{count}} more', { count: assets.length - mostNamed })}</li>}
    </ul>
  );
}
