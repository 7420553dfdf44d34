/** An e-mail address that its owner recognises and nobody else can use: a•••@demo.gov.in. */
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2');
