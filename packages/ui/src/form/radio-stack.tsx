import { Radio, type RadioGroupProps } from 'antd';
import css from './radio-stack.module.css';

/** One of a few whose words are long: one below the other. */
export const RadioStack = (props: RadioGroupProps) => <Radio.Group {...props} className={css.choices} />;
