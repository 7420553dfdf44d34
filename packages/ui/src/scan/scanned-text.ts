const longest = 100;
const address = /:\/\/|^www\.|^(?:mailto|tel|sms|smsto|geo|wifi|data|javascript|otpauth|begin|mecard):/i;

/**
 * What a code says, where that can be a serial number. Anybody can print a code: what is an address, too long, or holds characters that
 * nobody sees is nothing, and nothing of it is ever opened.
 */
export function scannedText(raw: string): string | undefined {
  const text = raw.trim();
  return text && text.length <= longest && !/\p{C}/u.test(text) && !address.test(text) ? text : undefined;
}
