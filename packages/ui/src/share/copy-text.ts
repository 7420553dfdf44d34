import { toast } from '../overlay/toast.js';

/** Copies a text and says so in these words; false where the browser does not allow it, as over plain HTTP. */
export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast(said);
  return true;
}
