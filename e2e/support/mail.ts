import { eventually } from '@portal/service-kit/testing/eventually';

const mailbox = process.env['MAILBOX_URL'] ?? '';

interface Summary {
  id: string;
  subject: string;
  date: string;
}

/** The text of the newest mail to an address that arrived after `since` (milliseconds) and whose text fits. */
export function mailTo(address: string, fits: RegExp, since = 0): Promise<RegExpExecArray> {
  return eventually(async () => {
    const { items } = (await (await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(address)}`)).json()) as {
      items: Summary[];
    };
    for (const { id, date } of items) {
      if (new Date(date).getTime() < since) continue;
      const { text } = (await (await fetch(`${mailbox}/api/mails/${id}`)).json()) as { text: string };
      const found = fits.exec(text);
      if (found) return found;
    }
    throw new Error(`no fitting mail to ${address}`);
  }, 20_000);
}

/** The six digits of the newest one-time password that was mailed to an address. */
export const otpFor = async (address: string, since: number) => (await mailTo(address, /\b\d{6}\b/, since))[0];
