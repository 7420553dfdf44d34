import type { PartHealth } from '@portal/contracts';
import { Ltr } from '@portal/ui';
import css from './part-name.module.css';

const depths = ['', css.first, css.second, css.third, css.fourth];

function depthOf({ below }: PartHealth, parts: readonly PartHealth[]): number {
  const parent = parts.find(({ name }) => name === below);
  return parent ? depthOf(parent, parts) + 1 : 0;
}

/** The name of a part, as deep as it stands in the tree. */
export const PartName = ({ part, parts }: { part: PartHealth; parts: readonly PartHealth[] }) => (
  <b className={depths[depthOf(part, parts)]}>
    <Ltr>{part.name}</Ltr>
  </b>
);
