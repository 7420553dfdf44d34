import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/**
 * @typedef {{ id: string, from: string, to: string[], subject: string, date: string }} Summary
 * @typedef {Summary & { text: string, html: string, attachments: { name: string, type: string, size: number }[] }} Mail
 */

const idShape = /^[0-9]{13}-[0-9a-f]{8}$/;

/**
 * @param {string} file
 * @param {string | Buffer} content
 */
async function writeSafely(file, content) {
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
}

/**
 * @param {string} id
 * @param {Buffer} source
 * @param {{ from: string, to: string[] }} envelope
 * @returns {Promise<Mail>}
 */
async function parse(id, source, envelope) {
  const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(source);
  return {
    id,
    ...envelope,
    subject,
    date: new Date(Number(id.slice(0, 13))).toISOString(),
    text,
    html,
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

/** @param {Mail} mail @returns {Summary} */
const summaryOf = ({ id, from, to, subject, date }) => ({ id, from, to, subject, date });

/** Mails in a folder, each as it came and as it was read; the newest first. */
export class MailStore {
  /** @type {Summary[]} */
  #summaries = [];
  #last = 0;

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** Reads what earlier runs have kept. */
  async open() {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const ids = (await readdir(this.folder))
      .filter((name) => name.endsWith('.json') && idShape.test(name.slice(0, -5)))
      .map((name) => name.slice(0, -5));
    const mails = await Promise.all(ids.map((id) => this.read(id)));
    this.#summaries = mails.flatMap((mail) => (mail ? [summaryOf(mail)] : [])).sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  /**
   * Keeps a mail; when this returns it is on the disk.
   * @param {Buffer} source
   * @param {{ from: string, to: string[] }} envelope
   */
  async keep(source, envelope) {
    // Two mails of one millisecond keep their order.
    this.#last = Math.max(Date.now(), this.#last + 1);
    const id = `${this.#last}-${randomBytes(4).toString('hex')}`;
    const mail = await parse(id, source, envelope);
    await writeSafely(join(this.folder, `${id}.eml`), source);
    await writeSafely(join(this.folder, `${id}.json`), JSON.stringify(mail));
    this.#summaries.unshift(summaryOf(mail));
    return mail;
  }

  /** @param {string} [recipient] only mails to this address */
  list(recipient) {
    const wanted = recipient?.trim().toLowerCase();
    return wanted
      ? this.#summaries.filter(({ to }) => to.some((each) => each.toLowerCase() === wanted))
      : this.#summaries;
  }

  /**
   * @param {string} id
   * @returns {Promise<Mail | undefined>}
   */
  async read(id) {
    if (!idShape.test(id)) return undefined;
    const text = await readFile(join(this.folder, `${id}.json`), 'utf8').catch(() => undefined);
    return text && JSON.parse(text);
  }
}
