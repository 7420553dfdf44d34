import type { NotificationPreferences } from '@portal/contracts';

/** What somebody can choose not to be told of. */
type Topic = Extract<keyof NotificationPreferences, 'warranty' | 'amc' | 'maintenance'>;

const topics: [begin: string, topic: Topic][] = [
  ['asset.warranty.', 'warranty'],
  ['asset.amc', 'amc'],
  ['asset.service-record.', 'maintenance'],
  ['asset.lifecycle.', 'maintenance'],
];

/** The topic of an event, if it has one; of everything else everybody is told. */
export const topicOf = (subject: string): Topic | undefined => topics.find(([begin]) => subject.startsWith(begin))?.[1];
