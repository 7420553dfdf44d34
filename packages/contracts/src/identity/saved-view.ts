import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { line, oneOf } from '../kernel/text.js';

/** Lists that people keep views of. */
const viewedLists = ['purchase-orders', 'orders', 'assets'] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Of one person and one list. */
export const mostViews = 20;

/** What a list showed when its view was saved, as its address says it: filters, search, sort, page size, rows or cards. */
export const SavedView = z.object({
  name: line('Name is required', 40),
  query: z
    .string()
    .max(2_000, 'This view is too long')
    .regex(/^[^\s?#]*$/, 'This view is too long'),
  /** What the list shows when it is opened. */
  isDefault: z.boolean().default(false),
});
export type SavedView = z.output<typeof SavedView>;

/** The same name, however it was typed. */
export const viewKey = (name: string) => name.trim().toLowerCase();

/** All views of a list; they are saved together, so that neither number nor names depend on who was faster. */
export const SavedViews = z.object({
  items: z
    .array(SavedView)
    .max(mostViews, 'At most 20 views can be saved')
    .refine(
      (views) => new Set(views.map(({ name }) => viewKey(name))).size === views.length,
      'Another view has this name',
    )
    .refine((views) => views.filter(({ isDefault }) => isDefault).length <= 1, 'Only one view can be the default'),
});

const OfList = z.object({ list: oneOf(viewedLists) });
const Answer = z.object({ version: z.int(), items: z.array(SavedView.extend({ isDefault: z.boolean() })) });

/** The own views of lists; nobody else is ever shown them. */
export const savedViews = {
  get: operation({
    subject: 'identity.saved-view.get',
    method: 'GET',
    path: '/saved-views/{list}',
    summary: 'The own saved views of a list; version 0 before anything was saved',
    needs: 'signed-in',
    params: OfList,
    reply: Answer,
  }),
  set: operation({
    subject: 'identity.saved-view.set',
    method: 'PUT',
    path: '/saved-views/{list}',
    summary: 'Save the own views of a list, all together; with If-Match only if nothing was saved meanwhile',
    needs: 'signed-in',
    params: OfList,
    body: SavedViews,
    reply: Answer,
  }),
};
