import { Checkbox } from 'antd';
import css from './tick-list.module.css';

interface TickListProps {
  /** Takes the focus when a message leads to the field. */
  id?: string;
  options: { value: string; label: string }[];
  ticked: string[];
  disabled?: boolean;
  onTicked: (ticked: string[]) => void;
}

/** Boxes to tick, in columns. */
export const TickList = ({ id, options, ticked, disabled, onTicked }: TickListProps) => (
  <div className={css.tickList} id={id} tabIndex={id ? -1 : undefined}>
    <Checkbox.Group disabled={disabled} value={ticked} options={options} onChange={onTicked} />
  </div>
);
