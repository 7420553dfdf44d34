interface AmcFields {
  hasAmc: boolean;
  amcExpiry?: string;
  supplier?: string;
}

/** What was typed about an AMC counts only while there is one. */
export const withoutAmc = <Values extends AmcFields>(values: Values): Values =>
  values.hasAmc ? values : { ...values, amcExpiry: undefined, supplier: undefined };
