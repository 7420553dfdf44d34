import { documentSchema, type MailEntry } from '../store/stored.js';

/** A mail that waits to be sent, or was. */
export interface QueuedMail extends MailEntry {
  _id: string;
  state: 'waiting' | 'sent';
  attempts: number;
  dueAt: Date;
  createdAt: Date;
  sentAt?: Date;
}

export const mailSchema = documentSchema('mails', {
  _id: String,
  to: String,
  language: String,
  subject: String,
  lines: [String],
  values: Object,
  state: String,
  attempts: Number,
  dueAt: Date,
  createdAt: Date,
  sentAt: Date,
}).index({ state: 1, dueAt: 1 });

/** A mail that is to be sent from now on; queued again under its id it is one all the same. */
export const queuedMail = (_id: string, mail: MailEntry, now = new Date()): QueuedMail => ({
  _id,
  ...mail,
  state: 'waiting',
  attempts: 0,
  dueAt: now,
  createdAt: now,
});
