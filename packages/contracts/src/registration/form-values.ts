type Form = Readonly<Record<string, unknown>>;

/** A text of a stored form, if the form has it. */
export function textIn(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a list of a stored form. */
export function textsIn(form: Form, name: string): string[] {
  const value = form[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
