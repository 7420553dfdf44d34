/** One filter of a list; its value goes into the query under `name`. */
export interface Filter {
  name: string;
  label: string;
  /** What can be chosen; a filter without options is a text, a `date` a day, `money` an amount in rupees. */
  options?: readonly (string | { value: string; label: string })[];
  kind?: 'choice' | 'text' | 'date' | 'money';
  /** What stands there while nothing is chosen: 'All Departments'. */
  placeholder?: string;
  /** The server searches the options: called with what is typed. */
  onSearch?: (typed: string) => void;
}

export const optionsOf = ({ options = [] }: Filter, say: (text: string) => string) =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: say(option) } : option));

/** How a chosen value reads. */
export const labelOf = (filter: Filter, value: string, say: (text: string) => string) =>
  optionsOf(filter, say).find((option) => option.value === value)?.label ?? value;
