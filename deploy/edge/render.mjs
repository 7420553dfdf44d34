/**
 * Fills `${NAME}` places; nginx's own variables have no braces.
 * @param {string} template
 * @param {Record<string, string>} values
 */
export const render = (template, values) =>
  template.replace(/\$\{([A-Z_]+)\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`The nginx template asks for ${name}, which has no value`);
    return values[name];
  });
